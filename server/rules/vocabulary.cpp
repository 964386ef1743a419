#include "rules/vocabulary.h"

namespace rules {

int total(const Working& working) {
    int sum = 0;
    for (const auto& line : working) sum += line.value;
    return sum;
}

}  // namespace rules
