#include "courier/carrier.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include <curl/curl.h>
#include <netinet/in.h>
#include <sys/stat.h>
#include <unistd.h>

#include "courier/letter.h"
#include "courier/places.h"
#include "courier/push.h"

namespace courier {
namespace {

using store::Delivery;

constexpr long kSeconds = 10;
constexpr std::size_t kLongestAnswer = std::size_t{64} * 1024;

/// The connection is made only where it may lead.
curl_socket_t open_outside(void*, curlsocktype, curl_sockaddr* to) {
    if (!is_public_place(to->addr)) return CURL_SOCKET_BAD;
    return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}
curl_socket_t open_here(void*, curlsocktype, curl_sockaddr* to) {
    if (!is_this_machine(to->addr)) return CURL_SOCKET_BAD;
    return ::socket(to->family, to->socktype | SOCK_CLOEXEC, to->protocol);
}

std::size_t drop_answer(const char*, std::size_t size, std::size_t count, void* told) {
    auto& bytes = *static_cast<std::size_t*>(told);
    bytes += size * count;
    return bytes > kLongestAnswer ? 0 : size * count;
}

Delivery delivery_of_post(long status) {
    if (status >= 200 && status < 300) return Delivery::Arrived;
    return status == 404 || status == 410 ? Delivery::Refused : Delivery::Failed;
}

/// What a mail server answers for good when it is told to whom a letter goes. Many refuse only then
/// whom it comes from, or what they do not allow us: that says nothing of the address.
/// [RFC 5321 4.2, RFC 3463]
bool is_no_such_address(std::string_view answer) {
    constexpr std::string_view kOfOurs[] = {"5.1.7", "5.1.8", "5.5.", "5.7."};
    return answer.starts_with("55") && std::ranges::none_of(kOfOurs, [&](std::string_view code) {
               return answer.substr(std::min<std::size_t>(answer.size(), 4)).starts_with(code);
           });
}

}  // namespace

struct Carrier::Trip {
    CURL* easy = curl_easy_init();
    curl_slist* headers = nullptr;
    curl_slist* to = nullptr;
    std::string text;
    std::size_t sent = 0;
    std::size_t answered = 0;
    Slots& slots;  ///< that it has taken
    store::Reach reach;
    bool is_told_to_whom = false;  ///< by the last command of SMTP
    bool is_no_address = false;

    Trip(Slots& taken, store::Reach leads_to) : slots(taken), reach(std::move(leads_to)) {}
    Trip(const Trip&) = delete;
    Trip& operator=(const Trip&) = delete;
    ~Trip() {
        slots.give_back(reach);
        curl_easy_cleanup(easy);
        curl_slist_free_all(headers);
        curl_slist_free_all(to);
    }
    static std::size_t read(char* into, std::size_t size, std::size_t count, void* from) {
        auto& trip = *static_cast<Trip*>(from);
        const auto bytes = std::min(size * count, trip.text.size() - trip.sent);
        trip.text.copy(into, bytes, trip.sent);
        trip.sent += bytes;
        return bytes;
    }
    /// What curl tells at the end is the same whichever command was refused.
    static int hear(CURL*, curl_infotype said, char* line, std::size_t size, void* by) {
        auto& trip = *static_cast<Trip*>(by);
        const std::string_view text(line, size);
        if (said == CURLINFO_HEADER_OUT) trip.is_told_to_whom = text.starts_with("RCPT ");
        if (said == CURLINFO_HEADER_IN && trip.is_told_to_whom)
            trip.is_no_address = is_no_such_address(text);
        return 0;
    }
    [[nodiscard]] Delivery how_it_ended(CURLcode ended) const {
        if (reach.kind == store::ReachKind::Mail)
            return ended == CURLE_OK ? Delivery::Arrived
                   : is_no_address   ? Delivery::Refused
                                     : Delivery::Failed;
        long status = 0;
        curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        return delivery_of_post(status);
    }
};

bool Ways::has(store::ReachKind kind) const {
    switch (kind) {
    case store::ReachKind::Mail: return has_mail();
    case store::ReachKind::Hook: return hooks;
    case store::ReachKind::Push: return push;
    }
    return false;
}

Carrier::Carrier(Ways ways) : ways_(std::move(ways)) {
    curl_global_init(CURL_GLOBAL_DEFAULT);
    multi_ = curl_multi_init();
    if (multi_ == nullptr) throw std::bad_alloc();
}

Carrier::~Carrier() {
    for (auto& [id, trip] : under_way_) curl_multi_remove_handle(multi_, trip->easy);
    under_way_.clear();
    curl_multi_cleanup(multi_);
}

bool Carrier::send(const store::Sending& sending, std::int64_t now) {
    const bool is_mail = sending.reach.kind == store::ReachKind::Mail;
    if (under_way_.contains(sending.id)) return false;
    if (!ways_.has(sending.reach.kind))
        return ended_.emplace_back(sending.id, Delivery::Failed), true;
    if (is_mail && !ways_.spool.empty()) return spool(sending), true;
    if (!slots_.take(sending.reach)) return false;
    auto trip = std::make_unique<Trip>(slots_, sending.reach);
    if (trip->easy == nullptr) return false;
    curl_easy_setopt(trip->easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(trip->easy, CURLOPT_PROXY, "");
    curl_easy_setopt(trip->easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(trip->easy, CURLOPT_TIMEOUT, kSeconds);
#if CURL_AT_LEAST_VERSION(7, 87, 0)
    // Else whoever's name is never found would be waited for beyond that, by everybody.
    curl_easy_setopt(trip->easy, CURLOPT_QUICK_EXIT, 1L);
#endif
    curl_easy_setopt(trip->easy, CURLOPT_FRESH_CONNECT, 1L);
    curl_easy_setopt(trip->easy, CURLOPT_FORBID_REUSE, 1L);
    curl_easy_setopt(trip->easy, CURLOPT_WRITEFUNCTION, drop_answer);
    curl_easy_setopt(trip->easy, CURLOPT_WRITEDATA, &trip->answered);
    if (sending.reach.kind == store::ReachKind::Push) {
        if (const auto how = push(*trip, sending, now))
            return ended_.emplace_back(sending.id, *how), true;
    } else {
        is_mail ? mail(*trip, sending) : post(*trip, sending);
    }
    curl_multi_add_handle(multi_, trip->easy);
    under_way_.emplace(sending.id, std::move(trip));
    return true;
}

/// A mailer takes what ends in .eml: it is there whole, or not at all.
void Carrier::spool(const store::Sending& sending) {
    const std::filesystem::path folder = ways_.spool;
    const auto part = folder / (sending.id + ".part");
    const auto letter = letter_of(sending, ways_.origin);
    std::ofstream file(part, std::ios::binary | std::ios::trunc);
    file << mail_of(sending, letter, ways_.mail_from);
    file.close();
    std::error_code failed;
    if (file) std::filesystem::rename(part, folder / (sending.id + ".eml"), failed);
    ended_.emplace_back(sending.id, file && !failed ? Delivery::Arrived : Delivery::Failed);
}

void Carrier::mail(Trip& trip, const store::Sending& sending) {
    trip.text = mail_of(sending, letter_of(sending, ways_.origin), ways_.mail_from);
    trip.to = curl_slist_append(nullptr, ("<" + sending.reach.address + ">").c_str());
    curl_easy_setopt(trip.easy, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(trip.easy, CURLOPT_URL, ways_.smtp.c_str());
    curl_easy_setopt(trip.easy, CURLOPT_USE_SSL, static_cast<long>(CURLUSESSL_TRY));
    curl_easy_setopt(trip.easy, CURLOPT_MAIL_FROM, ("<" + ways_.mail_from + ">").c_str());
    curl_easy_setopt(trip.easy, CURLOPT_MAIL_RCPT, trip.to);
    curl_easy_setopt(trip.easy, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(trip.easy, CURLOPT_READFUNCTION, Trip::read);
    curl_easy_setopt(trip.easy, CURLOPT_READDATA, &trip);
    curl_easy_setopt(trip.easy, CURLOPT_VERBOSE, 1L);
    curl_easy_setopt(trip.easy, CURLOPT_DEBUGFUNCTION, Trip::hear);
    curl_easy_setopt(trip.easy, CURLOPT_DEBUGDATA, &trip);
}

void Carrier::post(Trip& trip, const store::Sending& sending) {
    trip.text = post_of(sending, letter_of(sending, ways_.origin));
    for (const auto& line : {std::string("Content-Type: application/json"),
                             "X-Ordercap-Notice: " + sending.id, std::string("Expect:")})
        trip.headers = curl_slist_append(trip.headers, line.c_str());
    to_https(trip, sending.reach.address);
}

/// A key that seals nothing never will: the address is given up.
std::optional<Delivery> Carrier::push(Trip& trip, const store::Sending& sending,
                                      std::int64_t now) const {
    constexpr std::int64_t kBelieved = std::int64_t{12} * 3600;  // seconds; a day is the most
    const auto sealed =
        sealed_for(sending.reach.keys, push_of(sending, letter_of(sending, ways_.origin)));
    const auto vouched =
        vapid_authorization(ways_.vapid, {"https://" + store::host_of(sending.reach),
                                          now / 1000 + kBelieved, ways_.origin});
    if (!sealed && sealed.error() != PushFault::NoCrypto) return Delivery::Refused;
    if (!sealed || !vouched) return Delivery::Failed;
    trip.text = *sealed;
    for (const auto& line :
         {std::string("Content-Type: application/octet-stream"),
          std::string("Content-Encoding: aes128gcm"), std::string("TTL: 86400"),
          std::string("Urgency: normal"), "Authorization: " + *vouched, std::string("Expect:")})
        trip.headers = curl_slist_append(trip.headers, line.c_str());
    to_https(trip, sending.reach.address);
    return std::nullopt;
}

void Carrier::to_https(Trip& trip, const std::string& address) const {
    const bool is_test = !ways_.test_authority.empty();
    curl_easy_setopt(trip.easy, CURLOPT_PROTOCOLS_STR, "https");
    curl_easy_setopt(trip.easy, CURLOPT_URL, address.c_str());
    curl_easy_setopt(trip.easy, CURLOPT_USERAGENT, "ordercap");
    curl_easy_setopt(trip.easy, CURLOPT_HTTPHEADER, trip.headers);
    curl_easy_setopt(trip.easy, CURLOPT_POSTFIELDS, trip.text.c_str());
    curl_easy_setopt(trip.easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(trip.text.size()));
    curl_easy_setopt(trip.easy, CURLOPT_OPENSOCKETFUNCTION, is_test ? open_here : open_outside);
    if (is_test) curl_easy_setopt(trip.easy, CURLOPT_CAINFO, ways_.test_authority.c_str());
}

std::vector<std::pair<std::string, Delivery>> Carrier::wait(int milliseconds) {
    int running = 0;
    curl_multi_perform(multi_, &running);
    if (ended_.empty()) curl_multi_poll(multi_, nullptr, 0, milliseconds, nullptr);
    curl_multi_perform(multi_, &running);
    int left = 0;
    while (const auto* message = curl_multi_info_read(multi_, &left)) {
        if (message->msg != CURLMSG_DONE) continue;
        const auto found = std::ranges::find_if(
            under_way_, [&](const auto& one) { return one.second->easy == message->easy_handle; });
        const auto how = found->second->how_it_ended(message->data.result);
        curl_multi_remove_handle(multi_, message->easy_handle);
        ended_.emplace_back(found->first, how);
        under_way_.erase(found);
    }
    return std::exchange(ended_, {});
}

}  // namespace courier
