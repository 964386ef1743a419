#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "ask/ask.h"
#include "ask/questions.h"

namespace fs = std::filesystem;

namespace {

const fs::path kFolder = "tests/questions";

std::string text_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}
std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}
/// `worked_checks.jsonl` is answered by `worked_checks.answers.jsonl`.
std::vector<fs::path> question_files() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator{kFolder})
        if (entry.path().extension() == ".jsonl" && entry.path().stem().extension() != ".answers")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

}  // namespace

TEST_CASE("golden questions are answered as before", "[questions]") {
    REQUIRE_FALSE(question_files().empty());
    for (const auto& file : question_files()) {
        const auto questions = text_of(file);
        std::istringstream in{questions};
        std::ostringstream out;
        ask::ask(in, out);
        const auto answers_file = fs::path{file}.replace_extension(".answers.jsonl");
        if (std::getenv("ORDERCAP_UPDATE_GOLDEN") != nullptr)
            std::ofstream{answers_file, std::ios::binary} << out.str();
        const auto given = lines_of(out.str()), expected = lines_of(text_of(answers_file));
        const auto asked = lines_of(questions);
        CHECK(given.size() == expected.size());
        for (std::size_t i = 0; i < given.size() && i < expected.size(); ++i) {
            INFO(file.string() << ":" << i + 1 << ": " << asked[i]);
            CHECK(given[i] == expected[i]);
        }
    }
}

TEST_CASE("every question is asked somewhere", "[questions]") {
    std::string all;
    for (const auto& file : question_files()) all += text_of(file);
    for (const auto& question : ask::kQuestions) {
        INFO(question.text);
        CHECK(all.find("\"q\":\"" + std::string{question.text} + "\"") != std::string::npos);
    }
}
