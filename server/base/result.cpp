#include "base/result.h"

void ensure(bool truth, const char* what) {
    if (!truth) throw BrokenPromise(what);
}
