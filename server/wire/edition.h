#pragma once
#include <string_view>

namespace wire {

/// Of this program: a hash over the sources that decide what a piece says. The build makes it.
std::string_view edition();

}  // namespace wire
