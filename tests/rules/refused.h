#pragma once
#include <string>

#include "base/refusal_code.h"
#include "base/result.h"

/// The first rule that a refusal cites; "allowed" when there is none.
template <class T> std::string refused_by(const Result<T>& result) {
    if (result.has_value()) return "allowed";
    return result.error().rules.empty() ? std::string{word_of(result.error().code)}
                                        : result.error().rules.front();
}
