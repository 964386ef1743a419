#pragma once
#include <string>
#include <string_view>

/// What people write, as others read it. UTF-8; what is none stays as it is.
namespace base {

/// As it is kept: a letter that can be written in two ways is written in one. (Unicode's NFC.)
std::string composed(std::string_view text);
/// Equal for texts that differ in capitals, widths and other forms of the same letters alone.
/// (Unicode's NFKC with its case folding.)
std::string folded(std::string_view text);

}  // namespace base
