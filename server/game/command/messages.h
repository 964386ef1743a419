#pragma once
#include "base/ids.h"

/// Orders that end before their time. [ORD-40] What is asked and what happens.
namespace game {

/// In force or still sealed: its issuer was pinned or worse, or is lost. [ORD-40, R-10]
struct OrderCancelled {
    OrderId order;
};

}  // namespace game
