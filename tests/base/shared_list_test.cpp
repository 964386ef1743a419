#include <string>

#include <catch2/catch.hpp>

#include "base/shared_list.h"

TEST_CASE("Copies share a list until one of them is changed", "[base]") {
    SharedList<std::string> first{"rifles", "mortar"};
    auto second = first;
    CHECK(&first[0] == &second[0]);
    CHECK(first == second);

    second.edit()[1] = "howitzer";
    second.edit().push_back("truck");
    CHECK(first.list() == std::vector<std::string>{"rifles", "mortar"});
    CHECK(second.list() == std::vector<std::string>{"rifles", "howitzer", "truck"});
    CHECK_FALSE(first == second);

    first = second.list();
    CHECK(first == second);
    CHECK(&first[0] != &second[0]);
}

TEST_CASE("Whoever has a list for himself changes it in place", "[base]") {
    SharedList<int> list{1, 2};
    const auto* place = &list[0];
    list.edit()[0] = 3;
    CHECK(&list[0] == place);
    CHECK(list.list() == std::vector{3, 2});
}

TEST_CASE("An empty list stays empty when another is filled or moved from", "[base]") {
    SharedList<int> first, second;
    first.edit().push_back(1);
    CHECK(second.empty());
    second = std::move(first);
    CHECK(first.list() == second.list());  // NOLINT(bugprone-use-after-move): it is a copy
}
