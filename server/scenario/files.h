#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "scenario/reader.h"

/// Files and folders of JSON, and how a mistake in one is told.
namespace scenario {

/// "path: what is wrong".
std::string sentence(const Malformed& wrong);
std::string in_file(std::string_view file_name, std::string_view sentence);

/// The .json files of a folder, in order of name.
Result<std::vector<std::filesystem::path>> json_files(const std::filesystem::path& dir);
Result<std::string> text_of(const std::filesystem::path& file);

}  // namespace scenario
