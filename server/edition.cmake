# One word for all that decides what a piece of a battle says: a hash over those sources. In a section of its own, so that
# programs that differ in that word only are equal but for it.
file(STRINGS ${LIST} sources)
set(hashes "")
foreach(source IN LISTS sources)
    file(SHA256 ${source} hash)
    string(APPEND hashes "${hash}\n")
endforeach()
string(SHA256 edition "${hashes}")
string(SUBSTRING ${edition} 0 16 edition)
file(WRITE ${OUT} "#include \"wire/edition.h\"

namespace wire {
namespace {
[[gnu::used, gnu::section(\"edition\")]] const char kEdition[] = \"${edition}\";
}

std::string_view edition() { return kEdition; }

}  // namespace wire
")
