#include "store/faces.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "store/events_json.h"

namespace store {
namespace {

using nlohmann::json;

/// A face; all of a list; 0 where none was rolled.
void add_faces(const json& told, std::vector<int>& faces) {
    if (told.is_number_integer() && told.get<int>() > 0) faces.push_back(told.get<int>());
    if (told.is_array())
        for (const auto& one : told) add_faces(one, faces);
}

/// The fields in which events keep what was rolled: a new one has one of these names.
std::vector<int> faces_of(const json& fields) {
    std::vector<int> faces;
    for (const auto* name : {"die", "dice", "rolls"})
        if (fields.contains(name)) add_faces(fields[name], faces);
    if (fields.contains("results"))
        for (const auto& result : fields["results"])
            if (result.contains("die")) add_faces(result["die"], faces);
    return faces;
}

}  // namespace

bool shows_unrolled_face(const game::Event& event, std::vector<game::RolledDie>& dice) {
    const auto written = json::parse(write_event(event), nullptr, false);
    if (!written.is_object()) return false;
    return !std::ranges::all_of(
        faces_of(written.at(std::string(name_of(event)))), [&](const int face) {
            const auto found = std::ranges::find(dice, face, &game::RolledDie::face);
            if (found == dice.end()) return false;
            dice.erase(found);
            return true;
        });
}

}  // namespace store
