#pragma once
#include <string>

/// What the page of the rules is made of, as JSON (`protocol/schema/rules.schema.json`).
namespace ask {

/// The questions with their fields, as the very functions that answer them read them, and the
/// charts that the rules consult. The same for every battle: all options have their defaults.
/// [SCALE-13]
const std::string& rulebook();

}  // namespace ask
