#pragma once
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>

#include "courier/carrier.h"
#include "store/data_folder.h"
#include "store/writer.h"

/// A thread of its own that empties the outbox: nobody who plays waits for it.
namespace courier {

class Courier {
  public:
    /// `now`: milliseconds since 1970.
    Courier(const store::DataFolder& folder, store::Writer& writer, Ways ways,
            std::function<std::int64_t()> now);
    Courier(const Courier&) = delete;
    Courier& operator=(const Courier&) = delete;
    ~Courier();

  private:
    void work();
    void look(store::Database& db, Carrier& carrier);
    void note(const std::string& id, store::Delivery how);

    const store::DataFolder& folder_;
    store::Writer& writer_;
    Ways ways_;
    std::function<std::int64_t()> now_;
    std::atomic<bool> ends_ = false;
    std::thread thread_;
};

}  // namespace courier
