#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "room/numbers.h"
#include "wire/write.h"

/// What one audience is told: its view and the updates, encoded once for all its seats. A seat's
/// updates are numbered, and told again to who missed them. Those of the public are not: whoever
/// looks in is told everything, which is the same whether others looked on before him or nobody.
/// [ADR 54]
namespace room {

using Text = std::shared_ptr<const std::string>;
inline Text shared(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

/// Of updates, for those who come back: with more to catch up the whole view is shorter.
inline constexpr std::size_t kBytesKept = 65'536;

class Stream {
  public:
    /// `numbers` outlives it.
    Stream(fog::Audience audience, Numbers& numbers)
        : audience_(audience), numbers_(&numbers), projector_(audience) {}

    /// Nobody has looked yet: no view is made and nothing is counted.
    [[nodiscard]] bool sleeps() const { return !projector_.view(); }
    void sleep();
    /// Somebody looks: the view as it is now.
    void wake(const fog::Scene& scene);
    /// What changed since it was shown last. The update, when its view differs.
    Text show(const fog::Scene& scene, const game::Changed& changed);
    /// What somebody has to be told who has applied update `last`: the updates after it, or
    /// everything anew.
    [[nodiscard]] std::vector<Text> catch_up(std::optional<std::int64_t> last);
    [[nodiscard]] const fog::View& view() const { return *projector_.view(); }
    [[nodiscard]] std::int64_t number() const { return n_; }

  private:
    [[nodiscard]] bool is_numbered() const { return audience_ != fog::Audience::Public; }
    void keep(Text update);

    fog::Audience audience_;
    Numbers* numbers_;
    std::int64_t n_ = 0;
    fog::Projector projector_;
    std::deque<Text> updates_;  ///< numbered ones; the last of them has number n_
    std::size_t bytes_ = 0;     ///< of them
    Text whole_;                ///< the view message at number n_, once somebody needed it
};

}  // namespace room
