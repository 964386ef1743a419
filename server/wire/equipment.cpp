#include "wire/equipment.h"

#include "wire/describe_view.h"
#include "wire/json_text.h"

namespace wire {

DESCRIBE(ListedLine, id, type)

std::string equipment_text(const std::vector<ListedLine>& lines) {
    return Json{
        {"lines", text(lines)}
    }
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace wire
