#include "base/result.h"

#include <cstdio>
#include <cstdlib>

void ensure(bool truth, const char* what) {
    if (truth) return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}
