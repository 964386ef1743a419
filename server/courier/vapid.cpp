#include "courier/vapid.h"

#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <unistd.h>

#include "store/data_folder.h"

namespace courier {
namespace {

namespace fs = std::filesystem;
using store::FolderError;

bool write_all(int file, std::string_view text) {
    const auto written = ::write(file, text.data(), text.size());
    return written == static_cast<ssize_t>(text.size()) && ::fsync(file) == 0;
}

/// It is there whole, or not at all, and nobody else may read it.
void keep(const fs::path& file, std::string_view text) {
    const auto part = file.string() + ".part";
    const int descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const bool is_written = descriptor >= 0 && write_all(descriptor, text);
    if (descriptor >= 0) ::close(descriptor);
    std::error_code failed;
    if (is_written) fs::rename(part, file, failed);
    if (!is_written || failed) throw FolderError(file.string() + " cannot be written.");
}

}  // namespace

KeyPair vapid_key_in(const fs::path& folder) {
    const auto file = folder / "vapid.pem";
    if (!fs::exists(file)) {
        const auto made = new_key_pair();
        if (!made) throw FolderError("OpenSSL makes no key for " + file.string() + ".");
        keep(file, in_pem(*made));
        return *made;
    }
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    auto key = from_pem(text.str());
    if (!key)
        throw FolderError(file.string() + " holds no private key on P-256. Put back the one that "
                                          "was there; without it, every browser must ask anew.");
    return *std::move(key);
}

}  // namespace courier
