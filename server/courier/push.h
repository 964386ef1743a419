#pragma once
#include <cstdint>
#include <string>
#include <string_view>

#include "courier/curve.h"
#include "courier/letter.h"
#include "store/outbox.h"

/// Web push: a message to a browser that is closed, which the service in between cannot read.
namespace courier {

/// What is posted: one record that only the holder of these keys opens. `salt`: 16 random bytes,
/// `once`: a key pair of this message alone. (RFC 8291, RFC 8188)
OrFault<std::string> sealed_for(const store::PushKeys& keys, std::string_view plain,
                                const std::string& salt, const KeyPair& once);
/// The same with a salt and a key pair that nobody has had.
OrFault<std::string> sealed_for(const store::PushKeys& keys, std::string_view plain);

/// Who pushes, for the service in between. (RFC 8292)
struct Vouching {
    std::string origin;       ///< of the endpoint, https://host
    std::int64_t expiry = 0;  ///< seconds since 1970
    std::string subject;      ///< whom to ask: an address of the web or of mail
};
OrFault<std::string> vapid_authorization(const KeyPair& key, const Vouching& vouching);

/// JSON for the page's worker, of less than 3000 bytes. Nothing in it is secret from its reader.
std::string push_of(const store::Sending& sending, const Letter& letter);

}  // namespace courier
