#include "scenario/files.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "base/refusal_code.h"

namespace scenario {

namespace fs = std::filesystem;

std::string sentence(const Malformed& wrong) {
    return wrong.path.empty() ? wrong.what : wrong.path + ": " + wrong.what;
}

std::string in_file(std::string_view file_name, std::string_view sentence) {
    return std::string(file_name) + ": " + std::string(sentence);
}

Result<std::vector<fs::path>> json_files(const fs::path& dir) {
    std::error_code failed;
    std::vector<fs::path> files;
    for (fs::directory_iterator entry(dir, failed), end; !failed && entry != end;
         entry.increment(failed))
        if (entry->path().extension() == ".json") files.push_back(entry->path());
    if (failed)
        return refuse(RefusalCode::NoSuchFile, "The folder " + dir.string() + " cannot be read.");
    std::ranges::sort(files);
    return files;
}

Result<std::string> text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return refuse(RefusalCode::NoSuchFile, "The file " + file.string() + " cannot be read.");
    return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace scenario
