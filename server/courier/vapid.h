#pragma once
#include <filesystem>

#include "courier/curve.h"

/// By which key services know this server. A browser's subscription is bound to it, so it is made
/// once and kept.
namespace courier {

/// From vapid.pem of the data folder; made when it is missing. Throws store::FolderError: it holds
/// no such key, or cannot be read or written.
KeyPair vapid_key_in(const std::filesystem::path& folder);

}  // namespace courier
