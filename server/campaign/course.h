#pragma once
#include <utility>

#include "campaign/campaign.h"

/// What happens, one after the other: each step of a phase sees the campaign as the one before left
/// it.
namespace campaign {

class Course {
  public:
    explicit Course(Campaign& campaign, Follower follower = {})
        : campaign_(campaign), follower_(std::move(follower)) {}
    void happen(Event event) {
        evolve(campaign_, event);
        if (follower_) follower_(campaign_, event);
        events_.push_back(std::move(event));
    }
    [[nodiscard]] const Campaign& campaign() const { return campaign_; }
    [[nodiscard]] Events take() { return std::move(events_); }

  private:
    Campaign& campaign_;
    Follower follower_;
    Events events_;
};

/// The march of one phase, all at once, impulse by impulse. [CAM-04]
void march(Course& course);
/// After the march and after each battle: the next step that somebody has to decide in. [CAM-02]
void open_battles_or_go_on(Course& course);
/// Arrivals, stragglers, and orders. [CAM-02]
void begin_phase(Course& course, int day, int phase);
/// Back by the road it came, or towards its depot; captured where there is no such place.
/// [CAM-08]
void retire(Course& course, std::string_view formation);
/// Who was driven off is with his formation again, unless an enemy is there. [CAM-12]
void return_stragglers(Course& course);
/// Whoever is alone at a place holds it, and knows that he does. [CAM-09]
void take_places(Course& course);

}  // namespace campaign
