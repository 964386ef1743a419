#include "wire/reach.h"

#include <algorithm>
#include <optional>

#include "base/base64url.h"
#include "base/contains.h"
#include "base/letters.h"
#include "wire/body.h"

namespace wire {
namespace {

constexpr std::size_t kMostKeys = 60;
constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestAddress = 400;
constexpr std::size_t kLongestEndpoint = 1000;  ///< that a browser names

/// The code points of a text that is UTF-8, as the parser has made sure.
std::vector<char32_t> code_points(std::string_view text) {
    std::vector<char32_t> letters;
    letters.reserve(text.size());
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80)
            letters.push_back(byte);
        else if (byte >= 0xF0)
            letters.push_back(byte & 0x07U);
        else if (byte >= 0xE0)
            letters.push_back(byte & 0x0FU);
        else if (byte >= 0xC0)
            letters.push_back(byte & 0x1FU);
        else if (!letters.empty())
            letters.back() = (letters.back() << 6U) | (byte & 0x3FU);
    }
    return letters;
}

/// Controls, and what is not seen or turns what stands around it.
bool hides(char32_t letter) {
    constexpr std::pair<char32_t, char32_t> kHidden[] = {
        {0x00,    0x1F    }, // controls
        {0x7F,    0x9F    },
        {0xAD,    0xAD    }, // soft hyphen
        {0x61C,   0x61C   }, // marks of direction
        {0x200B,  0x200F  },
        {0x2028,  0x202E  },
        {0x2060,  0x206F  },
        {0xD800,  0xF8FF  }, // halves, and letters that nobody has agreed upon
        {0xFE00,  0xFE0F  },
        {0xFEFF,  0xFEFF  },
        {0xFFF0,  0xFFFF  },
        {0xE0000, 0x10FFFF}
    };
    return std::ranges::any_of(kHidden, [&](const auto& range) {
        return letter >= range.first && letter <= range.second;
    });
}

/// In a language of ours: whoever is called so would be taken for whoever sits there.
bool is_word_for_seat(std::string_view name) {
    constexpr std::string_view kWords[] = {
        "blue",
        "red",
        "referee",
        "the referee",
        "public",
        "staff",
        "the staff",
        "blau",
        "rot",
        "schiedsrichter",
        "der schiedsrichter",
        "stab",
        "der stab",
        "spectator",
        "bot",
        "clock",
        "uhr",
        "die uhr",
        "zuschauer",
        "ordercap",
    };
    auto word = base::folded(name);
    word.erase(std::min(word.find(','), word.size()));
    word.erase(word.find_last_not_of(" 0123456789") + 1);
    return contains(kWords, word);
}

bool is_mail_address(std::string_view address) {
    const auto at = address.find('@');
    const auto is_plain = [](char c) {
        return c > ' ' && c < '\x7f' && !contains("<>()[],;:\\\"", c);
    };
    if (at == std::string_view::npos || at == 0 || address.find('@', at + 1) != address.npos)
        return false;
    const auto host = address.substr(at + 1);
    return std::ranges::all_of(address, is_plain) && address.front() != '-' &&
           host.find('.') != host.npos && host.front() != '.' && host.back() != '.' &&
           host.find("..") == host.npos && address.size() <= 254;
}

bool is_https_address(std::string_view address, std::size_t longest) {
    constexpr std::string_view kSecure = "https://";
    const auto is_plain = [](char c) {
        return c > ' ' && c < '\x7f' && !contains("<>\"\\^`{|}", c);
    };
    if (!address.starts_with(kSecure) || address.size() > longest) return false;
    const auto host = address.substr(kSecure.size());
    return !host.empty() && host.front() != '/' && std::ranges::all_of(address, is_plain) &&
           host.substr(0, host.find('/')).find('@') == host.npos;
}

bool is_address(const AskForReach& asked) {
    if (asked.kind == "mail") return is_mail_address(asked.address);
    return is_https_address(asked.address,
                            asked.kind == "push" ? kLongestEndpoint : kLongestAddress);
}

/// A point of 65 bytes that is not compressed, and 16 bytes. Whether the point is on its curve is
/// seen when it is used.
bool are_push_keys(std::string_view p256dh, std::string_view auth) {
    constexpr char kUncompressed = 4;
    const auto point = base::from_base64url(p256dh);
    const auto secret = base::from_base64url(auth);
    return point && point->size() == 65 && point->front() == kUncompressed && secret &&
           secret->size() == 16;
}

}  // namespace

Result<AskForName> parse_name(std::string_view text) {
    auto fields = texts_of_body(text, {"key", "name"});
    if (!fields || fields->size() != 2) return malformed_request("it knows key and name");
    return AskForName{(*fields)["key"], (*fields)["name"]};
}

std::optional<std::string> text_to_show(std::string_view text, std::size_t most) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return std::string{};
    text = text.substr(first, text.find_last_not_of(' ') + 1 - first);
    const auto letters = code_points(text);
    if (letters.size() > most || std::ranges::any_of(letters, hides)) return std::nullopt;
    return std::string(text);
}

Result<std::string> name_to_show(std::string_view name) {
    auto shown = text_to_show(base::composed(name), kLongestName);
    if (!shown) return refuse(RefusalCode::BadName);
    if (is_word_for_seat(*shown))
        return refuse(RefusalCode::BadName, "That is what a seat is called here.", {});
    return std::move(*shown);
}

Result<AskForReach> parse_reach(std::string_view text) {
    auto fields = texts_of_body(text, {"key", "kind", "address", "language", "p256dh", "auth"});
    if (!fields || !fields->contains("key") || !fields->contains("kind") ||
        !fields->contains("address"))
        return malformed_request(
            "it knows key, kind, address and language, of a push also p256dh and auth");
    const bool has_keys = fields->contains("p256dh") || fields->contains("auth");
    AskForReach asked{(*fields)["key"],     (*fields)["kind"],
                      (*fields)["address"], (*fields)["language"] == "de" ? "de" : "en",
                      (*fields)["p256dh"],  (*fields)["auth"]};
    if (asked.kind != "mail" && asked.kind != "hook" && asked.kind != "push")
        return malformed_request("a kind is mail, hook or push");
    if (asked.kind == "push" ? !are_push_keys(asked.p256dh, asked.auth) : has_keys)
        return malformed_request(
            "p256dh is a point of 65 bytes and auth 16 bytes in base64url, and only of a push");
    if (!is_address(asked)) return refuse(RefusalCode::BadAddress);
    return asked;
}

Result<AskAboutReach> parse_about_reach(std::string_view text) {
    auto fields = texts_of_body(text, {"key", "id"});
    if (!fields || !fields->contains("key")) return malformed_request("it knows key and id");
    return AskAboutReach{(*fields)["key"], (*fields)["id"]};
}

std::string reaches_text(const std::vector<ShownReach>& reaches) {
    auto list = nlohmann::json::array();
    for (const auto& reach : reaches)
        list.push_back({
            {"id",      reach.id     },
            {"kind",    reach.kind   },
            {"address", reach.address},
            {"state",   reach.state  }
        });
    return body_text({
        {"reaches", std::move(list)}
    });
}

Result<std::string> parse_word(std::string_view text) {
    auto fields = texts_of_body(text, {"word"});
    if (!fields || fields->size() != 1) return malformed_request("it knows word");
    return (*fields)["word"];
}

std::string word_taken_text(std::string_view battle, const ShownReach& reach) {
    return body_text({
        {"battle",  battle       },
        {"kind",    reach.kind   },
        {"address", reach.address},
        {"state",   reach.state  }
    });
}

std::string ways_text(const WaysToReach& ways) {
    return body_text({
        {"mail", ways.mail},
        {"hook", ways.hook},
        {"push", ways.push}
    });
}

Result<std::vector<HeldKey>> parse_held_keys(std::string_view text) {
    const auto wrong = [] {
        return malformed_request("it knows seats: battle and key, at most 60");
    };
    const auto body = body_of(text, 3);
    if (!body || body->size() != 1 || !body->contains("seats") || !(*body)["seats"].is_array() ||
        (*body)["seats"].size() > kMostKeys)
        return wrong();
    std::vector<HeldKey> keys;
    for (const auto& one : (*body)["seats"]) {
        auto fields = texts_of(one, {"battle", "key"});
        if (!fields || fields->size() != 2) return wrong();
        keys.push_back({(*fields)["battle"], (*fields)["key"]});
    }
    return keys;
}

std::string own_battles_text(const std::vector<OwnBattle>& battles) {
    auto list = nlohmann::json::array();
    for (const auto& battle : battles) {
        auto names = nlohmann::json::object();
        for (const auto& [role, name] : battle.names) names[role] = name;
        nlohmann::json row = {
            {"battle", battle.battle   },
            {"title",  battle.title    },
            {"role",   battle.role     },
            {"names",  names           },
            {"turn",   battle.turn     },
            {"turns",  battle.turns    },
            {"mine",   battle.is_mine  },
            {"over",   battle.is_over  },
            {"paused", battle.is_paused},
            {"lines",  battle.lines    }
        };
        if (battle.step) row["step"] = *battle.step;
        if (battle.ends > 0) row["ends"] = battle.ends;
        list.push_back(std::move(row));
    }
    return body_text({
        {"battles", std::move(list)}
    });
}

}  // namespace wire
