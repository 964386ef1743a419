#pragma once
#include <functional>
#include <stdexcept>

/// How a subcommand ends that failed: with words on stderr, and the exit code that says why.
namespace cli {

/// The command line makes no sense.
struct UsageError : std::runtime_error {
    using std::runtime_error::runtime_error;
};
int with_errors_told(const std::function<int()>& work);

}  // namespace cli
