#include "store/errands.h"

#include <fstream>
#include <iterator>

#include <nlohmann/json.hpp>
#include <sodium.h>

#include "store/data_folder.h"
#include "store/digest.h"
#include "store/seat_links.h"

namespace store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAsked = ".asked", kAnswered = ".answered", kWritten = ".part";
constexpr std::uintmax_t kMostBytes = 4096;
constexpr std::size_t kHash = 32;
constexpr std::string_view kOfErasure = "a person was erased";

fs::path folder_of(const fs::path& data) { return data / "errands"; }
fs::path file_of(const fs::path& data, std::string_view id, std::string_view kind) {
    return folder_of(data) / (std::string(id) + std::string(kind));
}

/// It is whole when it has its name.
bool write(const fs::path& file, std::string_view text) {
    auto part = file;
    part += kWritten;
    {
        std::ofstream out(part, std::ios::binary);
        out << text;
        if (!out.flush()) return false;
    }
    std::error_code failed;
    fs::rename(part, file, failed);
    return !failed;
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Empty: it is none.
std::string hash_in(const std::string& digits) {
    std::string bytes(kHash, '\0');
    std::size_t size = 0;
    const bool is_hex = digits.size() == 2 * kHash &&
                        sodium_hex2bin(reinterpret_cast<unsigned char*>(bytes.data()), kHash,
                                       digits.data(), digits.size(), nullptr, &size, nullptr) == 0;
    return is_hex && size == kHash ? bytes : std::string{};
}

std::optional<Errand> read(const fs::path& file) {
    std::error_code failed;
    if (fs::file_size(file, failed) > kMostBytes || failed) return std::nullopt;
    const auto body = nlohmann::json::parse(text_of(file), nullptr, false);
    if (body == kOfErasure) return Errand{file.stem().string(), {}, {}, {}, true};
    if (!body.is_object() || body.size() != 3) return std::nullopt;
    for (const auto* field : {"battle", "role", "link_hash"})
        if (!body.contains(field) || !body[field].is_string()) return std::nullopt;
    Errand errand{file.stem().string(), body["battle"], body["role"], hash_in(body["link_hash"]),
                  false};
    if (errand.link_hash.empty()) return std::nullopt;
    return errand;
}

}  // namespace

std::string run_errand(Database& db, const Errand& errand, std::int64_t now) {
    if (!find_battle(db, errand.battle)) return "There is no battle " + errand.battle + ".";
    if (errand.role == "public" || !has_seat(db, errand.battle, errand.role))
        return "This battle has no seat " + errand.role + ".";
    give_seat_anew(db, errand.battle, {errand.role, errand.link_hash}, now);
    return {};
}

void ask_errand(const fs::path& data, const Errand& errand) {
    std::error_code failed;
    fs::create_directories(folder_of(data), failed);
    fs::permissions(folder_of(data), fs::perms::owner_all, failed);
    const auto body = errand.is_of_erasure ? nlohmann::json(kOfErasure)
                                           : nlohmann::json{
                                                 {"battle",    errand.battle        },
                                                 {"role",      errand.role          },
                                                 {"link_hash", hex(errand.link_hash)}
    };
    if (failed || !write(file_of(data, errand.id, kAsked), body.dump()))
        throw FolderError("The data folder " + data.string() + " cannot be written.");
}

std::vector<Errand> take_errands(const fs::path& data) {
    std::vector<Errand> errands;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder_of(data), failed)) {
        if (entry.path().extension() != kAsked) continue;
        if (auto errand = read(entry.path())) errands.push_back(std::move(*errand));
        fs::remove(entry.path(), failed);
    }
    return errands;
}

void answer_errand(const fs::path& data, std::string_view id, std::string_view text) {
    write(file_of(data, id, kAnswered), text);
}

std::optional<std::string> errand_answer(const fs::path& data, std::string_view id) {
    const auto file = file_of(data, id, kAnswered);
    if (!fs::exists(file)) return std::nullopt;
    auto text = text_of(file);
    forget_errand(data, id);
    return text;
}

void forget_errand(const fs::path& data, std::string_view id) {
    std::error_code ignored;
    for (const auto kind : {kAsked, kAnswered}) fs::remove(file_of(data, id, kind), ignored);
}

}  // namespace store
