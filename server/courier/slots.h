#pragma once
#include <map>
#include <string>

#include "store/reach.h"

/// How many trips may be on their way at once, so that whoever does not answer holds up nobody
/// else.
namespace courier {

class Slots {
  public:
    /// False, and nothing is taken: it has to wait until another trip has ended.
    bool take(const store::Reach& to);
    void give_back(const store::Reach& to);

  private:
    std::map<std::string, int> taken_;
};

}  // namespace courier
