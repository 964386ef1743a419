#include "base/letters.h"

#include <cstdlib>
#include <memory>

#include <utf8proc.h>

namespace base {
namespace {

struct Freed {
    void operator()(utf8proc_uint8_t* text) const { std::free(text); }
};

std::string mapped(std::string_view text, int how) {
    utf8proc_uint8_t* made = nullptr;
    const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                   static_cast<utf8proc_ssize_t>(text.size()), &made,
                                   static_cast<utf8proc_option_t>(how));
    const std::unique_ptr<utf8proc_uint8_t, Freed> kept(made);
    if (size < 0) return std::string(text);
    return {reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)};
}

}  // namespace

std::string composed(std::string_view text) {
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

std::string folded(std::string_view text) {
    return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD |
                            UTF8PROC_IGNORE);
}

}  // namespace base
