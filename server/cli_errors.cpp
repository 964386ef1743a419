#include "cli_errors.h"

#include <cstdio>

#include "cli.h"
#include "store/data_folder.h"

namespace cli {
namespace {

int failed(const std::exception& error, Exit code) {
    std::fprintf(stderr, "%s\n", error.what());
    return code;
}

}  // namespace

int with_errors_told(const std::function<int()>& work) {
    try {
        return work();
    } catch (const UsageError& error) {
        return failed(error, Exit::Usage);
    } catch (const store::FolderError& error) {
        return failed(error, Exit::Folder);
    } catch (const std::exception& error) {
        return failed(error, Exit::Failed);
    }
}

}  // namespace cli
