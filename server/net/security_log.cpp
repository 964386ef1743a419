#include "net/security_log.h"

#include <algorithm>
#include <array>
#include <optional>

#include <spdlog/spdlog.h>

namespace net {
namespace {

constexpr std::int64_t kSilence = 10'000;
constexpr std::int64_t kLookEvery = 1000;

std::string_view word_of(Event event) {
    switch (event) {
    case Event::Link: return "link";
    case Event::Renewal: return "renewal";
    case Event::Deletion: return "deletion";
    case Event::Refusal: return "refusal";
    case Event::Quota: return "quota";
    case Event::Flood: break;
    }
    return "flood";
}

/// What is done every day is no warning.
spdlog::level::level_enum level_of(Event event) {
    const bool is_daily =
        event == Event::Link || event == Event::Renewal || event == Event::Deletion;
    return is_daily ? spdlog::level::info : spdlog::level::warn;
}

/// A stranger can make so many of them that nothing else is read: one line is enough. What was done
/// always has its line; it is rationed as a post.
bool is_held_back(Event event) {
    return event == Event::Refusal || event == Event::Quota || event == Event::Flood;
}

/// By the last word of a path. Nothing else of a path is written: it may be a secret.
struct Post {
    std::string_view what;
    std::optional<Event> done;
};
constexpr std::array kPosts = {
    Post{"seats",      Event::Link    },
    Post{"links",      Event::Link    },
    Post{"renewals",   Event::Renewal },
    Post{"join",       Event::Renewal },
    Post{"withdraw",   Event::Renewal },
    Post{"delete",     Event::Deletion},
    Post{"keep",       Event::Deletion},
    Post{"seek",       std::nullopt   },
    Post{"name",       std::nullopt   },
    Post{"reach",      std::nullopt   },
    Post{"reach-list", std::nullopt   },
    Post{"reach-end",  std::nullopt   },
    Post{"commands",   std::nullopt   },
    Post{"view",       std::nullopt   },
    Post{"battles",    std::nullopt   },
};

void say(Event event, const std::string& from, const std::string& what) {
    spdlog::log(level_of(event), "security: {} from {}: {}", word_of(event), from, what);
}

std::string line(std::string_view code, std::string_view what, std::string_view book) {
    return fmt::format("{}, {}{}{}", code, what, book.empty() ? "" : " of ", book);
}

std::string deletion_word(std::string_view what, unsigned status) {
    if (what == "keep") return " is kept";
    return status == 202 ? " in a day" : "";
}

bool is_done(unsigned status) { return status == 200 || status == 201 || status == 202; }

}  // namespace

std::string_view word_in(std::string_view text, std::string_view field) {
    const auto name = fmt::format("\"{}\":\"", field);
    const auto at = text.find(name);
    if (at == std::string_view::npos) return {};
    const auto word = text.substr(at + name.size());
    return word.substr(0, word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"));
}

void SecurityLog::say_held(const Of& of, const Silence& silence) {
    if (silence.held > 0) say(of.first, of.second, fmt::format("… and {} more", silence.held));
}

SecurityLog::~SecurityLog() {
    for (const auto& [of, silence] : book_) say_held(of, silence);
}

void SecurityLog::note(Event event, const Client& client, const std::string& what) {
    if (!is_held_back(event)) return say(event, client.name, what);
    const auto now = clock_().steady;
    const std::lock_guard lock(mutex_);
    look_at(now);
    const Of of{event, client.name};
    const auto known = book_.find(of);
    if (known != book_.end() && now - known->second.since < kSilence) {
        ++known->second.held;
        return;
    }
    if (known == book_.end() && book_.size() >= most_) {
        ++others_.held;
        return;
    }
    if (known != book_.end()) say_held(of, known->second);
    book_.insert_or_assign(of, Silence{now, 0});
    say(event, client.name, what);
}

void SecurityLog::look() {
    const auto now = clock_().steady;
    const std::lock_guard lock(mutex_);
    look_at(now);
}

void SecurityLog::look_at(std::int64_t now) {
    if (now - looked_ < kLookEvery) return;
    looked_ = now;
    std::erase_if(book_, [&](const auto& one) {
        const bool is_over = now - one.second.since >= kSilence;
        if (is_over) say_held(one.first, one.second);
        return is_over;
    });
    if (others_.held == 0 || now - others_.since < kSilence) return;
    spdlog::warn("security: … and {} more from other addresses", others_.held);
    others_ = {now, 0};
}

void SecurityLog::answered(const Client& client, std::string_view what, std::string_view book,
                           unsigned status, std::string_view text) {
    const auto* post = std::ranges::find(kPosts, what, &Post::what);
    if (post == kPosts.end()) return;
    const bool is_refused = status == 401 || status == 403 || status == 404 || status == 410;
    if (status == 429 || is_refused) {
        const auto event = is_refused ? Event::Refusal : Event::Quota;
        return note(event, client, line(word_in(text, "code"), what, book));
    }
    if (!is_done(status) || !post->done) return;
    if (post->done == Event::Deletion)
        return note(Event::Deletion, client, std::string(book) + deletion_word(what, status));
    const auto role = word_in(text, "role");
    if (!role.empty()) note(*post->done, client, line(role, what, book));
}

}  // namespace net
