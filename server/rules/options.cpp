#include "rules/options.h"

#include <algorithm>
#include <charconv>

#include "base/refusal_code.h"
#include "rules/options_chart.h"

namespace rules {
namespace {

constexpr int kThousandths = 1000;
constexpr std::string_view kDigits = "0123456789";

const OptionRow* find_row(std::string_view name) {
    const auto* row = std::ranges::find(kOptions, name, &OptionRow::name);
    return row == kOptions.end() ? nullptr : row;
}

/// The words between the separators; nothing between two of them is an empty word.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string permitted(const OptionRow& row) {
    if (row.kind == OptionKind::ScenarioData) return "scenario data";
    if (row.kind == OptionKind::Seconds) return "seconds, or seconds and 3A=seconds";
    if (row.kind == OptionKind::Flag || row.kind == OptionKind::Word) return std::string{row.words};
    const bool decimal = row.kind == OptionKind::Decimal;
    const auto text = [&](int n) { return decimal ? detail::decimal_text(n) : std::to_string(n); };
    const std::string alternative = row.words.empty() ? "" : std::string{row.words} + "|";
    return alternative + text(row.least) + ".." + text(row.most);
}

}  // namespace

namespace detail {

std::string decimal_text(int thousandths) {
    auto text = std::to_string(thousandths / kThousandths);
    if (const int rest = thousandths % kThousandths) {
        auto decimals = std::to_string(kThousandths + rest).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals;
    }
    return text;
}

std::optional<int> read_whole(std::string_view text) {
    int value = 0;
    if (text.find_first_not_of(kDigits) != std::string_view::npos) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<int> read_decimal(std::string_view text) {
    constexpr std::size_t places = 3;
    constexpr int most = 1'000'000;
    const auto point = text.find('.');
    const auto whole = read_whole(text.substr(0, point));
    if (!whole || *whole > most) return std::nullopt;
    if (point == std::string_view::npos) return *whole * kThousandths;
    auto decimals = std::string{text.substr(point + 1)};
    if (decimals.empty() || decimals.size() > places) return std::nullopt;
    decimals.append(places - decimals.size(), '0');
    const auto rest = read_whole(decimals);
    if (!rest) return std::nullopt;
    return *whole * kThousandths + *rest;
}

std::string nth_word(std::string_view words, std::size_t n) {
    const auto list = split(words, '|');
    return n < list.size() ? std::string{list[n]} : std::string{};
}

std::optional<std::size_t> index_of_word(std::string_view words, std::string_view word) {
    const auto list = split(words, '|');
    const auto found = std::ranges::find(list, word);
    if (found == list.end()) return std::nullopt;
    return static_cast<std::size_t>(found - list.begin());
}

std::string seconds_text(const StepSeconds& seconds) {
    auto text = std::to_string(seconds.every);
    for (const auto& [step, value] : seconds.steps)
        text += "," + step + "=" + std::to_string(value);
    return text;
}

std::optional<StepSeconds> read_seconds(std::string_view text, int most) {
    const auto parts = split(text, ',');
    StepSeconds seconds;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto equals = parts[i].find('=');
        const bool first = i == 0;
        if (first != (equals == std::string_view::npos)) return std::nullopt;
        const auto value = read_whole(first ? parts[i] : parts[i].substr(equals + 1));
        if (!value || *value > most || equals == 0) return std::nullopt;
        if (first) seconds.every = *value;
        if (!first) seconds.steps.emplace_back(parts[i].substr(0, equals), *value);
    }
    return seconds;
}

}  // namespace detail

const Options& default_options() {
    static const Options defaults;
    return defaults;
}

int seconds_for(const StepSeconds& seconds, std::string_view printed_step) {
    for (const auto& [step, value] : seconds.steps)
        if (step == printed_step) return value;
    return seconds.every;
}

std::string option_value(const Options& options, std::string_view name) {
    const auto* row = find_row(name);
    return row == nullptr || row->text == nullptr ? std::string{} : row->text(*row, options);
}

std::vector<OptionFacts> option_table() {
    std::vector<OptionFacts> table;
    table.reserve(kOptions.size());
    for (const auto& row : kOptions)
        table.push_back({row.name, row.kind, permitted(row), row.see,
                         option_value(default_options(), row.name), row.before});
    return table;
}

Result<void> set_option(Options& options, std::string_view name, std::string_view value) {
    const auto* row = find_row(name);
    if (row == nullptr)
        return refuse(RefusalCode::UnknownOption, "There is no option " + std::string{name} + ".");
    if (row->read == nullptr)
        return refuse(RefusalCode::ScenarioData,
                      std::string{name} + " is set in the scenario itself.",
                      {std::string{row->see}});
    auto changed = options;
    if (!row->read(*row, changed, value))
        return refuse(RefusalCode::NotPermitted,
                      std::string{name} + " may be " + permitted(*row) + ", not " +
                          std::string{value} + ".",
                      {std::string{row->see}});
    options = std::move(changed);
    return {};
}

Result<void> judge_together(const Options& options) {
    const int window = options.window_seconds;
    const auto is_over_before = [&](int limit) { return limit > 0 && limit <= window; };
    const auto& limits = options.step_seconds;
    if (window == 0 ||
        (!is_over_before(limits.every) && std::ranges::none_of(limits.steps, [&](const auto& step) {
            return is_over_before(step.second);
        })))
        return {};
    return refuse(RefusalCode::NotPermitted,
                  "window_seconds must be less than each time in step_seconds: a step's least time "
                  "ends before the step does.",
                  {"S-107"});
}

NamedValues to_named_values(const Options& options) {
    NamedValues values;
    for (const auto& row : kOptions) {
        if (row.text == nullptr) continue;
        auto value = row.text(row, options);
        if (value != row.text(row, default_options()))
            values.emplace_back(row.name, std::move(value));
    }
    return values;
}

Result<Options> from_named_values(const NamedValues& values) {
    Options options;
    for (auto pair = values.begin(); pair != values.end(); ++pair) {
        const auto& name = pair->first;
        if (std::any_of(values.begin(), pair, [&](const auto& p) { return p.first == name; }))
            return refuse(RefusalCode::Twice, "The option " + name + " stands twice.");
        if (auto set = set_option(options, name, pair->second); !set)
            return tl::unexpected(set.error());
    }
    return options;
}

}  // namespace rules
