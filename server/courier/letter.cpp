#include "courier/letter.h"

#include <algorithm>
#include <array>

#include "courier/utc.h"

namespace courier {
namespace {

using store::NoticeKind;

/// Of each language.
struct Words {
    std::string_view confirm_subject, confirm_text, pushed_subject, pushed_text;
    std::array<std::string_view, 7> subjects;  ///< by kind
    std::string_view somebody_late, turn, set_up, until, open, ends_it;
};
constexpr Words kEnglish = {
    "Is this your address?",
    "Somebody asked ordercap to write here when it is their turn in \"{title}\". If that is you, "
    "open "
    "this link; if it is not, do nothing: nobody writes again.",
    "ordercap calls you here",
    "When it is your turn in \"{title}\", you hear of it here.",
    {"", "{when}: your decision in {title}", "{when}: your time in {title} runs out",
      "{when}: you are late in {title}", "{title} has paused: the clock ended three steps in a row",
      "{title} is over", "{title} is to be deleted: any seat can take that back"},
    "{when}: somebody is late in {title}",
    "Turn ",
    "Set-up",
    "Time until ",
    "To the battle: ",
    "No more of this: ",
};
constexpr Words kGerman = {
    "Ist das deine Adresse?",
    "Jemand will hier von ordercap hören, wenn er in „{title}“ am Zug ist. Bist du das, öffne "
    "diesen "
    "Link; sonst tu nichts: niemand schreibt wieder.",
    "ordercap ruft dich hier",
    "Bist du in „{title}“ am Zug, erfährst du es hier.",
    {"", "{when}: deine Entscheidung in {title}", "{when}: deine Zeit in {title} läuft ab",
      "{when}: du bist in {title} zu spät", "{title} pausiert: drei Schritte hat die Uhr beendet",
      "{title} ist zu Ende", "{title} soll gelöscht werden: jeder Platz kann das zurücknehmen"},
    "{when}: in {title} ist jemand zu spät",
    "Runde ",
    "Aufstellung",
    "Zeit bis ",
    "Zur Schlacht: ",
    "Nichts mehr davon: ",
};

/// A title is people's text: it stays in one line.
std::string one_line(std::string text) {
    for (auto& c : text)
        if (static_cast<unsigned char>(c) < ' ') c = ' ';
    return text;
}

std::string filled(std::string_view pattern, const store::Sending& sending, const Words& words) {
    const auto turn = std::string(words.turn) + std::to_string(sending.turn) + ", " + sending.step;
    const std::pair<std::string_view, std::string> places[] = {
        {"{title}", one_line(sending.title)                            },
        {"{when}",  sending.turn > 0 ? turn : std::string(words.set_up)},
    };
    std::string text;
    while (!pattern.empty()) {
        const auto place = std::ranges::find_if(
            places, [&](const auto& one) { return pattern.starts_with(one.first); });
        const bool is_place = place != std::end(places);
        text += is_place ? std::string_view(place->second) : pattern.substr(0, 1);
        pattern.remove_prefix(is_place ? place->first.size() : 1);
    }
    return text;
}

}  // namespace

Letter letter_of(const store::Sending& sending, const std::string& origin) {
    const auto& words = sending.reach.language == "de" ? kGerman : kEnglish;
    const auto ends = origin + "/reach#end=" + sending.reach.word;
    Letter letter;
    letter.end = origin + "/api/reach/end/" + sending.reach.word;
    if (sending.kind == NoticeKind::Confirm) {
        letter.link = origin + "/reach#confirm=" + sending.reach.word;
        const bool is_push = sending.reach.kind == store::ReachKind::Push;
        letter.subject = is_push ? words.pushed_subject : words.confirm_subject;
        letter.more = filled(is_push ? words.pushed_text : words.confirm_text, sending, words);
        letter.text = letter.more + "\n\n" + letter.link + "\n";
        return letter;
    }
    letter.link = origin + "/battle/" + sending.reach.battle;
    const bool is_about_others =
        sending.kind == NoticeKind::Late && sending.reach.role == "referee";
    const auto subject = is_about_others ? words.somebody_late
                                         : words.subjects[static_cast<std::size_t>(sending.kind)];
    letter.subject = filled(subject, sending, words);
    if (sending.ends > 0 && sending.kind != NoticeKind::Over)
        letter.more = std::string(words.until) + utc(sending.ends, "%Y-%m-%d %H:%M UTC") + ".";
    letter.text = letter.subject + ".\n" + letter.more + (letter.more.empty() ? "\n" : "\n\n");
    letter.text += std::string(words.open) + letter.link + "\n";
    letter.text += std::string(words.ends_it) + ends + "\n";
    return letter;
}

}  // namespace courier
