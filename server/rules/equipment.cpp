#include "rules/equipment.h"

namespace rules {

BaseDimensions base_dimensions(BaseSize size) {
    switch (size) {
    case BaseSize::Half: return {1_in, 0.5_in};
    case BaseSize::Full: return {1_in, 1_in};
    case BaseSize::Double: return {2_in, 1_in};
    case BaseSize::Vehicle: return {1_in, 1.5_in};
    }
    return {};
}

}  // namespace rules
