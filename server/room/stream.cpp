#include "room/stream.h"

namespace room {

void Stream::sleep() {
    view_.reset();
    updates_.clear();
    whole_.reset();
}

Text Stream::show(fog::View view) {
    if (!view_) {
        ++n_;  // whoever looked before slept through what changed
        view_ = std::move(view);
        whole_.reset();
        return nullptr;
    }
    auto text = wire::update_text(*view_, view, n_ + 1);
    if (text.empty()) return nullptr;
    ++n_;
    view_ = std::move(view);
    whole_.reset();
    updates_.push_back(shared(std::move(text)));
    if (updates_.size() > kUpdatesKept) updates_.pop_front();
    return updates_.back();
}

std::vector<Text> Stream::catch_up(std::optional<std::int64_t> last) {
    const auto kept = static_cast<std::int64_t>(updates_.size());
    if (last && *last <= n_ && *last >= n_ - kept)
        return {updates_.end() - static_cast<std::ptrdiff_t>(n_ - *last), updates_.end()};
    if (!whole_) whole_ = shared(wire::view_text(*view_, audience_, n_));
    return {whole_};
}

}  // namespace room
