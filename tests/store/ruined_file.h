#pragma once
#include <filesystem>
#include <fstream>
#include <string>

#include "store/database.h"

/// Damage as disks do it: to bytes of the file, behind SQLite's back.
namespace ruin {

inline constexpr std::uintmax_t kPage = 4096;

inline void flip_bit(const std::filesystem::path& file, std::uintmax_t byte, unsigned bit) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekg(static_cast<std::streamoff>(byte));
    const auto flipped = static_cast<char>(bytes.get() ^ (1 << bit));
    bytes.seekp(static_cast<std::streamoff>(byte));
    bytes.put(flipped);
}

/// Does the page of this byte say what tables there are? Without it there is no file at all.
inline bool is_of_schema(const std::filesystem::path& file, std::uintmax_t byte) {
    std::ifstream bytes(file, std::ios::binary);
    bytes.seekg(static_cast<std::streamoff>(byte / kPage * kPage));
    std::string page(kPage, ' ');
    bytes.read(page.data(), kPage);
    return page.find("CREATE T") != std::string::npos;
}

/// Numbered from 1, as SQLite does.
inline void page(const std::filesystem::path& file, std::int64_t number) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(static_cast<std::streamoff>((static_cast<std::uintmax_t>(number) - 1) * kPage));
    bytes << std::string(kPage, '\xa5');
}

/// Of a table or an index.
inline std::int64_t root_of(const std::filesystem::path& file, const std::string& name) {
    store::Database db(file, store::Access::ReadOnly);
    return db.one_number("SELECT rootpage FROM sqlite_schema WHERE name = '" + name + "'");
}

/// All pointers of an interior page lead where its last one does.
inline void enter_one_child(const std::filesystem::path& file, std::int64_t number) {
    std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
    const auto start = static_cast<std::streamoff>((number - 1) * static_cast<std::int64_t>(kPage));
    std::string page(kPage, ' ');
    bytes.seekg(start);
    bytes.read(page.data(), kPage);
    const auto two = [&](std::size_t at) {
        return static_cast<unsigned char>(page[at]) * 256U +
               static_cast<unsigned char>(page[at + 1]);
    };
    for (std::size_t cell = 0; cell < two(3); ++cell)
        page.replace(two(12 + 2 * cell), 4, page, 8, 4);
    bytes.seekp(start);
    bytes.write(page.data(), kPage);
}

/// Flips a bit in the middle of these words, wherever they stand. False: nowhere.
inline bool words(const std::filesystem::path& file, const std::string& words) {
    std::ifstream in(file, std::ios::binary);
    const std::string all((std::istreambuf_iterator<char>(in)), {});
    in.close();
    const auto at = all.find(words);
    if (at == std::string::npos) return false;
    flip_bit(file, at + words.size() / 2, 3);
    return true;
}

}  // namespace ruin
