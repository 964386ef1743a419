#pragma once
#include <array>
#include <string_view>
#include <utility>

#include "base/words.h"
#include "rules/options.h"

/// The table of scenario options, in the catalogue's order.
namespace rules {

/// One option: how it is called, what it may be, where it is explained, how it is read and written.
/// The default is that of `Options`.
struct OptionRow {
    std::string_view name;
    OptionKind kind;
    std::string_view words;  ///< in the order of the enumeration, with "|" between them
    int least, most;         ///< of a number; thousandths for a decimal
    std::string_view see;
    std::string (*text)(const OptionRow&, const Options&);
    bool (*read)(const OptionRow&, Options&, std::string_view);
    std::string_view before = {};  ///< the value of battles that began before there was the option
};

namespace detail {
std::string decimal_text(int thousandths);
std::optional<int> read_whole(std::string_view text);
std::optional<int> read_decimal(std::string_view text);
std::string nth_word(std::string_view words, std::size_t n);
std::optional<std::size_t> index_of_word(std::string_view words, std::string_view word);
std::string seconds_text(const StepSeconds& seconds);
std::optional<StepSeconds> read_seconds(std::string_view text, int most);

constexpr int& number_of(int& value) { return value; }
constexpr std::int32_t& number_of(Inches& value) { return value.thousandths; }

template <auto Member> std::string flag_text(const OptionRow&, const Options& options) {
    return options.*Member ? "true" : "false";
}
template <auto Member> bool flag_read(const OptionRow&, Options& options, std::string_view text) {
    options.*Member = text == "true";
    return text == "true" || text == "false";
}
/// `First`: the enumerator that the first word stands for.
template <auto Member, std::size_t First>
std::string word_text(const OptionRow& row, const Options& options) {
    return nth_word(row.words, static_cast<std::size_t>(options.*Member) - First);
}
template <auto Member, std::size_t First>
bool word_read(const OptionRow& row, Options& options, std::string_view text) {
    const auto index = index_of_word(row.words, text);
    if (index)
        options.*Member =
            static_cast<std::remove_cvref_t<decltype(options.*Member)>>(*index + First);
    return index.has_value();
}
template <auto Member> std::string whole_text(const OptionRow&, const Options& options) {
    return std::to_string(options.*Member);
}
template <auto Member>
bool whole_read(const OptionRow& row, Options& options, std::string_view text) {
    const auto value = read_whole(text);
    if (!value || *value < row.least || *value > row.most) return false;
    options.*Member = *value;
    return true;
}
template <auto Member> std::string limit_text(const OptionRow&, const Options& options) {
    return options.*Member ? std::to_string(*(options.*Member)) : "none";
}
template <auto Member>
bool limit_read(const OptionRow& row, Options& options, std::string_view text) {
    const auto value = read_whole(text);
    if (text != "none" && (!value || *value < row.least || *value > row.most)) return false;
    options.*Member = value;
    return true;
}
template <auto Member> std::string decimal_member_text(const OptionRow&, const Options& options) {
    auto value = options.*Member;
    return decimal_text(number_of(value));
}
template <auto Member>
bool decimal_member_read(const OptionRow& row, Options& options, std::string_view text) {
    const auto value = read_decimal(text);
    if (!value || *value < row.least || *value > row.most) return false;
    number_of(options.*Member) = *value;
    return true;
}
template <auto Member> std::string seconds_member_text(const OptionRow&, const Options& options) {
    return seconds_text(options.*Member);
}
template <auto Member>
bool seconds_member_read(const OptionRow& row, Options& options, std::string_view text) {
    const auto value = read_seconds(text, row.most);
    if (value) options.*Member = *value;
    return value.has_value();
}

template <auto Member> constexpr OptionRow flag(std::string_view name, std::string_view see) {
    return {name, OptionKind::Flag, "true|false", 0, 0, see, flag_text<Member>, flag_read<Member>};
}
template <auto Member, std::size_t First = 0>
constexpr OptionRow word_as(std::string_view name, std::string_view words, std::string_view see) {
    return {name,
            OptionKind::Word,
            words,
            0,
            0,
            see,
            word_text<Member, First>,
            word_read<Member, First>};
}
/// "leader|any": the enumerators as they are defined.
template <base::Enumeration E> struct JoinedWords {
    std::array<char, base::count_of<E>() * (2 * base::kLongestName + 2)> text{};
    std::size_t size = 0;
    constexpr JoinedWords() {
        for (const auto value : base::kAll<E>) {
            if (size > 0) text[size++] = '|';
            for (const char letter : base::text_of(value)) text[size++] = letter;
        }
    }
};
template <base::Enumeration E> inline constexpr JoinedWords<E> kJoinedWords;
template <auto Member> constexpr OptionRow word(std::string_view name, std::string_view see) {
    using E = std::remove_cvref_t<decltype(std::declval<Options>().*Member)>;
    return word_as<Member>(name, {kJoinedWords<E>.text.data(), kJoinedWords<E>.size}, see);
}
template <auto Member>
constexpr OptionRow whole(std::string_view name, int least, int most, std::string_view see) {
    return {name, OptionKind::Whole, "", least, most, see, whole_text<Member>, whole_read<Member>};
}
template <auto Member>
constexpr OptionRow limit(std::string_view name, int least, int most, std::string_view see) {
    return {
        name, OptionKind::Whole, "none", least, most, see, limit_text<Member>, limit_read<Member>};
}
template <auto Member>
constexpr OptionRow decimal(std::string_view name, Inches least, Inches most,
                            std::string_view see) {
    return {name,
            OptionKind::Decimal,
            "",
            least.thousandths,
            most.thousandths,
            see,
            decimal_member_text<Member>,
            decimal_member_read<Member>};
}
template <auto Member>
constexpr OptionRow seconds(std::string_view name, int most, std::string_view see) {
    return {name,
            OptionKind::Seconds,
            "",
            0,
            most,
            see,
            seconds_member_text<Member>,
            seconds_member_read<Member>};
}
constexpr OptionRow later(OptionRow row, std::string_view before) {
    row.before = before;
    return row;
}
constexpr OptionRow scenario(std::string_view name, std::string_view see) {
    return {name, OptionKind::ScenarioData, "", 0, 0, see, nullptr, nullptr};
}
}  // namespace detail

// clang-format off
inline constexpr auto kOptions = [] {
    using namespace detail;
    using O = Options;
    return std::array{
        decimal<&O::inch_scale_thousandths>("inch_scale", 0.1_in, 10_in, "SCALE-02"),
        word_as<&O::joint_order_reach>("joint_order_reach", "adjacent|6in_los", "R-02"),
        flag<&O::rally_all_or_nothing>("rally_all_or_nothing", "R-22"),
        flag<&O::opfire_idf_calls>("opfire_idf_calls", "R-24"),
        word<&O::morale_proximity>("morale_proximity", "R-30"),
        word<&O::ca_ignores_cover>("ca_ignores_cover", "R-44"),
        scenario("start_hidden", "REF-04"),
        flag<&O::camouflage_allowed>("camouflage_allowed", "REF-06"),
        limit<&O::elevation_spot_max>("elevation_spot_max", 0, 100, "REF-07, S-39"),
        word_as<&O::foxhole_cover, 1>("foxhole_cover", "light|medium|hard", "REF-08"),
        whole<&O::fow_hand_limit>("fow_hand_limit", 0, 60, "REF-05"),
        word<&O::fow_discard>("fow_discard", "REF-05"),
        word<&O::fow>("fow", "S-66"),
        word<&O::fow_windows>("fow_windows", "S-65"),
        word<&O::fow_player>("fow_player", "S-06"),
        flag<&O::setup_orders>("setup_orders", "S-01"),
        word<&O::weather_roll>("weather_roll", "S-02"),
        word<&O::initiative_tie>("initiative_tie", "S-03"),
        seconds<&O::step_seconds>("step_seconds", 1'000'000, "S-04"),
        later(whole<&O::window_seconds>("window_seconds", 0, 100'000, "S-107"), "0"),
        later(whole<&O::grace_seconds>("grace_seconds", 0, 1'000'000, "S-110"), "0"),
        flag<&O::dice_audit>("dice_audit", "S-05"),
        flag<&O::shared_spotting>("shared_spotting", "S-06"),
        scenario("reinforcement_entry", "S-07"),
        scenario("last_turn", "S-08"),
        scenario("objectives", "S-08"),
        word<&O::no_order>("no_order", "S-09"),
        word<&O::two_orders>("two_orders", "S-10"),
        whole<&O::arrow_tolerance_deg>("arrow_tolerance_deg", 0, 90, "S-12"),
        decimal<&O::detour_share_thousandths>("detour_share", 0_in, 1_in, "S-12"),
        word<&O::order_caps_visible>("order_caps_visible", "S-13"),
        word<&O::command_succession>("command_succession", "S-15"),
        word<&O::take_command>("take_command", "S-16"),
        decimal<&O::contact_gap>("contact_gap", 0.05_in, 1_in, "S-19"),
        word<&O::straddle>("straddle", "S-21"),
        word<&O::transport_removal>("transport_removal", "S-26"),
        flag<&O::tank_riders_fire>("tank_riders_fire", "S-28"),
        scenario("terrain.visibility", "S-29"),
        scenario("terrain.cover", "S-30"),
        decimal<&O::edge_depth>("edge_depth", 0_in, 12_in, "S-31"),
        flag<&O::smoke_needs_target>("smoke_needs_target", "S-34"),
        scenario("smoke_missions", "IDF-30"),
        word<&O::supporting_fire>("supporting_fire", "S-35"),
        word<&O::rehide>("rehide", "S-36"),
        word<&O::muzzle_hint>("muzzle_hint", "S-40"),
        flag<&O::reveal_quality>("reveal_quality", "S-41"),
        flag<&O::natural_one_hits>("natural_one_hits", "S-44"),
        later(word<&O::split_in_contact>("split_in_contact", "S-46"), "all_in_contact"),
        flag<&O::light_cover_afv>("light_cover_afv", "S-47"),
        later(word<&O::hull_down_moving>("hull_down_moving", "S-47, S-60"), "fire"),
        decimal<&O::sa_area_diameter>("sa_area_diameter", 0_in, 24_in, "S-48"),
        flag<&O::out_of_range_morale>("out_of_range_morale", "S-51"),
        word<&O::edge_exit>("edge_exit", "S-53"),
        scenario("observer_roles", "S-55"),
        flag<&O::hi_fire>("hi_fire", "S-58"),
        flag<&O::tot>("tot", "S-58"),
        flag<&O::air>("air", "S-59"),
        word<&O::morale_cover>("morale_cover", "S-60"),
        flag<&O::occupy_ground>("occupy_ground", "S-64"),
        word<&O::regroup_types>("regroup_types", "S-69"),
        scenario("obstacle_types", "S-72"),
        flag<&O::fb_loses_order>("fb_loses_order", "S-73"),
        flag<&O::adv_road_march>("adv_road_march", "ADV-RM-01"),
        flag<&O::adv_entrench>("adv_entrench", "ADV-ENT-01"),
        flag<&O::adv_human_wave>("adv_human_wave", "ADV-BAN-01"),
        flag<&O::adv_regroup>("adv_regroup", "ADV-REG-01"),
        flag<&O::adv_ammo>("adv_ammo", "ADV-AMMO-01"),
        flag<&O::adv_flame>("adv_flame", "ADV-FLAME-01"),
        later(word_as<&O::spectator_delay>("spectator_delay",
                                           "none|step|turn|2_turns|3_turns|end", "S-106"),
              "none"),
    };
}();
// clang-format on

}  // namespace rules
