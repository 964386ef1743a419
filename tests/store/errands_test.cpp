#include <fstream>

#include <catch2/catch.hpp>

#include "store/battles.h"
#include "store/data_folder.h"
#include "store/digest.h"
#include "store/errands.h"
#include "store/seat_links.h"
#include "support/temporary_folder.h"

namespace {

const std::string kHash = store::hash_of_token("a link");
const store::Errand kRenewRed{"e1", "b1", "red", kHash, false};

void put(const std::filesystem::path& data, const char* name, const std::string& text) {
    std::filesystem::create_directories(data / "errands");
    std::ofstream(data / "errands" / name) << text;
}

}  // namespace

TEST_CASE("an errand is taken once, and its answer read once", "[store][errands]") {
    const TemporaryFolder folder;
    CHECK(store::take_errands(folder.path).empty());
    store::ask_errand(folder.path, kRenewRed);
    const auto taken = store::take_errands(folder.path);
    REQUIRE(taken.size() == 1);
    CHECK(taken[0].id == "e1");
    CHECK(taken[0].battle == "b1");
    CHECK(taken[0].role == "red");
    CHECK(taken[0].link_hash == kHash);
    CHECK(store::take_errands(folder.path).empty());
    CHECK_FALSE(store::errand_answer(folder.path, "e1"));
    store::answer_errand(folder.path, "e1", "no");
    CHECK(store::errand_answer(folder.path, "e1") == "no");
    CHECK_FALSE(store::errand_answer(folder.path, "e1"));
}

TEST_CASE("that a person was erased is an errand of its own", "[store][errands]") {
    const TemporaryFolder folder;
    store::ask_errand(folder.path, {"e2", {}, {}, {}, true});
    const auto taken = store::take_errands(folder.path);
    REQUIRE(taken.size() == 1);
    CHECK(taken[0].id == "e2");
    CHECK(taken[0].is_of_erasure);
    CHECK(taken[0].battle.empty());
}

TEST_CASE("what is no errand is taken away and hurts nobody", "[store][errands]") {
    const TemporaryFolder folder;
    const auto* text = GENERATE("", "{", "[]", R"({"battle":1,"role":"red","link_hash":""})",
                                R"({"battle":"b","role":"red","link_hash":"zz"})",
                                R"({"battle":"b","role":"red"})", R"("a battle was erased")");
    put(folder.path, "e1.asked", text);
    put(folder.path, "e2.asked", std::string(5000, ' '));
    put(folder.path, "e3.asked.part", "{}");  // not whole yet
    CHECK(store::take_errands(folder.path).empty());
    CHECK_FALSE(std::filesystem::exists(folder.path / "errands/e1.asked"));
    CHECK_FALSE(std::filesystem::exists(folder.path / "errands/e2.asked"));
    CHECK(std::filesystem::exists(folder.path / "errands/e3.asked.part"));
}

TEST_CASE("a seat that is not there is not given anew", "[store][errands]") {
    const TemporaryFolder temporary;
    const store::DataFolder folder(temporary.path, "db");
    store::Database db(folder.file(), store::Access::ReadWrite);
    auto battle = store::new_battle("tutorial", "Tutorial", 1, "seed");
    battle.id = "b1";
    const store::Transaction transaction(db);
    CHECK(store::run_errand(db, kRenewRed, 5) == "There is no battle b1.");
    store::insert_battle(db, battle, {});
    CHECK(store::run_errand(db, kRenewRed, 5) == "This battle has no seat red.");
    store::insert_link(db, "b1", {"red", store::hash_of_token("the former link")}, 1);
    CHECK(store::run_errand(db, kRenewRed, 5).empty());
    CHECK(store::state_of_link(db, "b1", store::hash_of_token("the former link")) ==
          store::LinkState::Closed);
    CHECK(store::state_of_link(db, "b1", kHash) == store::LinkState::Open);
}

TEST_CASE("a folder is locked for one at a time", "[store][errands]") {
    const TemporaryFolder folder;
    std::optional<store::FolderLock> first(std::in_place, folder.path);
    CHECK(*first);
    CHECK_FALSE(store::FolderLock(folder.path));
    first.reset();
    CHECK(store::FolderLock(folder.path));
}
