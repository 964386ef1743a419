#include "courier/courier.h"

#include <chrono>

#include <spdlog/spdlog.h>

namespace courier {
namespace {

constexpr int kMostBegun = 32;   ///< before what has ended is noted
constexpr int kLookEvery = 500;  ///< milliseconds

}  // namespace

Courier::Courier(const store::DataFolder& folder, store::Writer& writer, Ways ways,
                 std::function<std::int64_t()> now)
    : folder_(folder), writer_(writer), ways_(std::move(ways)), now_(std::move(now)) {
    if (ways_.has_any()) thread_ = std::thread([this] { work(); });
}

Courier::~Courier() {
    ends_ = true;
    if (thread_.joinable()) thread_.join();
    writer_.flush();  // what it calls back lives until here
}

/// A disk that does not answer is asked again.
void Courier::work() {
    auto db = store::open_to_read(folder_.folder());
    Carrier carrier(ways_);
    while (!ends_) try {
            look(db, carrier);
            for (const auto& [id, how] : carrier.wait(kLookEvery)) note(id, how);
        } catch (const std::exception& mistake) {
            spdlog::error("notices cannot leave: {}", mistake.what());
            std::this_thread::sleep_for(std::chrono::milliseconds(2 * kLookEvery));
        }
}

void Courier::look(store::Database& db, Carrier& carrier) {
    const auto now = now_();
    store::hand_on_due(db, now, kMostBegun,
                       [&](const store::Sending& sending) { return carrier.send(sending, now); });
}

/// Waited for: what was sent is not looked at again before the disk knows it.
void Courier::note(const std::string& id, store::Delivery how) {
    if (how != store::Delivery::Arrived)
        spdlog::warn("notice {} did not arrive{}", id,
                     how == store::Delivery::Refused ? ": its address is given up" : "");
    store::Batch batch;
    batch.also = [id, how, now = now_()](store::Database& db) {
        store::note_delivery(db, id, how, now);
    };
    writer_.append(std::move(batch));
    writer_.flush();
}

}  // namespace courier
