#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "courier/letter.h"
#include "courier/push.h"

using store::NoticeKind;

namespace {

store::Sending sending(NoticeKind kind, const std::string& language = "en") {
    return {
        "id1",
        kind,
        "Sainte-Claire",
        3,
        "4A",
        1'700'000'000'000,
        1'700'000'000'000,
        0,
        {"r1",
          "battle1", "blue",
          store::ReachKind::Mail,
          "anna@example.org", language,
          "word1", store::ReachState::Open,
          0, {}}
    };
}
const std::string kHome = "https://play.example.org";

}  // namespace

TEST_CASE("a letter says which step, until when, where, and how to end it", "[courier]") {
    const auto letter = courier::letter_of(sending(NoticeKind::ToDecide), kHome);
    CHECK(letter.subject == "Turn 3, 4A: your decision in Sainte-Claire");
    CHECK(letter.text == "Turn 3, 4A: your decision in Sainte-Claire.\n"
                         "Time until 2023-11-14 22:13 UTC.\n\n"
                         "To the battle: https://play.example.org/battle/battle1\n"
                         "No more of this: https://play.example.org/reach#end=word1\n");
    CHECK(courier::letter_of(sending(NoticeKind::Late, "de"), kHome).subject ==
          "Runde 3, 4A: du bist in Sainte-Claire zu spät");
    auto to_referee = sending(NoticeKind::Late);
    to_referee.reach.role = "referee";
    CHECK(courier::letter_of(to_referee, kHome).subject ==
          "Turn 3, 4A: somebody is late in Sainte-Claire");
}

TEST_CASE("every kind of letter has its own words in both languages", "[courier]") {
    std::vector<std::string> subjects;
    for (const auto* language : {"en", "de"})
        for (const auto kind : base::kAll<NoticeKind>) {
            const auto letter = courier::letter_of(sending(kind, language), kHome);
            CHECK(letter.subject.find('{') == std::string::npos);
            CHECK(letter.text.find('{') == std::string::npos);
            CHECK(!letter.subject.empty());
            CHECK(std::ranges::count(subjects, letter.subject) == 0);
            subjects.push_back(letter.subject);
        }
}

TEST_CASE("the letter that asks holds the word that confirms, and no other letter does",
          "[courier]") {
    CHECK(courier::letter_of(sending(NoticeKind::Confirm), kHome).text.find("#confirm=word1") !=
          std::string::npos);
    CHECK(courier::letter_of(sending(NoticeKind::Over), kHome).text.find("#confirm=") ==
          std::string::npos);
}

TEST_CASE("a push says what its letter says, without links, and its word only when it asks",
          "[courier]") {
    auto one = sending(NoticeKind::ToDecide);
    one.reach.kind = store::ReachKind::Push;
    const auto pushed = [&] {
        return nlohmann::json::parse(courier::push_of(one, courier::letter_of(one, kHome)));
    };
    CHECK(pushed() == nlohmann::json{
                          {"id",    "id1"                                       },
                          {"kind",  "to_decide"                                 },
                          {"title", "Turn 3, 4A: your decision in Sainte-Claire"},
                          {"text",  "Time until 2023-11-14 22:13 UTC."          },
                          {"link",  "https://play.example.org/battle/battle1"   },
                          {"tag",   "battle1"                                   }
    });
    for (const auto* language : {"en", "de"}) {
        one = sending(NoticeKind::Confirm, language);
        one.reach.kind = store::ReachKind::Push;
        CHECK(pushed()["word"] == "word1");
        CHECK(pushed()["text"].get<std::string>().find("link") == std::string::npos);
        CHECK(pushed()["title"] != courier::letter_of(sending(NoticeKind::Confirm), kHome).subject);
    }
}

TEST_CASE("a push has less than 3000 bytes, and no letter is cut in two", "[courier]") {
    auto one = sending(GENERATE(NoticeKind::ToDecide, NoticeKind::Confirm), "de");
    one.reach.kind = store::ReachKind::Push;
    const auto* letters = GENERATE("x", "\"", "\\", "ä", "李", "🎲");
    one.title.clear();
    for (int i = 0; i < 2000; ++i) one.title += letters;
    const auto push = courier::push_of(one, courier::letter_of(one, kHome));
    CHECK(push.size() < 3000);
    CHECK(push.find("\xEF\xBF\xBD") == std::string::npos);
}

TEST_CASE("a title cannot write a header of its own", "[courier]") {
    auto one = sending(NoticeKind::ToDecide);
    one.title = "A\r\nBcc: all@example.org\r\n\r\nHello";
    const auto mail = courier::mail_of(one, courier::letter_of(one, kHome), "games@example.org");
    CHECK(mail.find("Bcc") == std::string::npos);
    CHECK(mail.find("Message-ID: <id1@example.org>\r\n") != std::string::npos);
    CHECK(mail.find("List-Unsubscribe: <https://play.example.org/api/reach/end/word1>\r\n") !=
          std::string::npos);
    std::size_t at = 0;
    for (auto end = mail.find("\r\n"); end != std::string::npos; end = mail.find("\r\n", at)) {
        CHECK(end - at <= 200);
        at = end + 2;
    }
}

TEST_CASE("a post is read by chat services and by programs", "[courier]") {
    const auto one = sending(NoticeKind::TimeRuns);
    const auto post = nlohmann::json::parse(courier::post_of(one, courier::letter_of(one, kHome)));
    CHECK(post["text"] == post["content"]);
    CHECK(post["id"] == "id1");
    CHECK(post["kind"] == "time_runs");
    CHECK(post["turn"] == 3);
}
