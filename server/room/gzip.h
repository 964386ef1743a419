#pragma once
#include <string>
#include <string_view>

namespace room {

/// The same bytes for the same text, always.
std::string gzipped(std::string_view text);
/// Of what `gzipped` made.
std::string gunzipped(std::string_view bytes);

}  // namespace room
