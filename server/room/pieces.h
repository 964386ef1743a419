#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <tuple>

#include "room/lobby.h"
#include "room/piece_maker.h"

/// Battles told in pieces, on a thread of their own that reads the disk and nothing else: no room
/// and no door waits for it. [S-106]
namespace room {

struct PlaceOfPiece {
    std::string edition;
    int n = 0;
};
/// What is asked for: the list of pieces, or one of them.
struct AskedPiece {
    std::string battle;
    std::string audience;
    std::string key;                    ///< of a seat; empty: none
    std::optional<PlaceOfPiece> place;  ///< none: the list
};
struct ToldPiece {
    unsigned status = 404;  ///< of HTTP
    std::shared_ptr<const std::string> gzip;
    bool is_public = false;  ///< for everybody: caches may keep it
    bool is_piece = false;   ///< it never changes
    bool was_made = false;   ///< it was not kept
};

class Pieces {
  public:
    explicit Pieces(Lobby& lobby);
    Pieces(const Pieces&) = delete;
    Pieces& operator=(const Pieces&) = delete;
    ~Pieces();

    using Done = std::function<void(ToldPiece)>;
    /// `done` is called once, from this thread or at once.
    void ask(AskedPiece asked, Done done);

  private:
    using Of = std::pair<std::string, fog::Audience>;
    using Address = std::tuple<std::string, fog::Audience, int>;
    struct Kept {
        std::shared_ptr<const std::string> gzip;
        std::list<Address>::iterator used;
    };
    struct Reel {
        explicit Reel(PieceMaker of) : maker(std::move(of)) {}
        PieceMaker maker;
        std::int64_t used = 0;
        std::int64_t listed_seq = -1;  ///< the list is that of this row
        int listed = -1;               ///< and has so many pieces
        std::string listed_delay;
        std::shared_ptr<const std::string> list;
    };
    void work();
    ToldPiece answer(const AskedPiece& asked);
    bool has_key(const AskedPiece& asked);
    Reel* reel_of(const std::string& battle, fog::Audience audience);
    /// How many pieces whoever asks may have; none: nothing of this audience.
    std::optional<int> allowed(const AskedPiece& asked, fog::Audience audience, const Reel& open);
    ToldPiece list(Reel& reel, fog::Audience audience, int count);
    ToldPiece piece(Reel& reel, const Of& of, int n);
    void keep(const Address& address, std::string_view text);
    void forget(const std::string& battle);

    Lobby& lobby_;
    store::Database db_;
    std::string edition_;
    std::map<Of, Reel> reels_;
    std::map<Address, Kept> kept_;
    std::list<Address> order_;  ///< the last used first
    std::size_t kept_bytes_ = 0;
    std::int64_t uses_ = 0;

    std::mutex mutex_;
    std::condition_variable wakes_;
    std::deque<std::pair<AskedPiece, Done>> asked_;
    bool ends_ = false;
    std::thread thread_;
};

}  // namespace room
