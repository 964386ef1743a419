#pragma once
#include <string>
#include <vector>

#include "fog/view_types.h"

/// GET /api/equipment: every line of the data files, whoever plays. [SCALE-12]
namespace wire {

struct ListedLine {
    std::string id;
    fog::TypeSeen type;
};
std::string equipment_text(const std::vector<ListedLine>& lines);

}  // namespace wire
