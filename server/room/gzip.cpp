#include "room/gzip.h"

#include <stdexcept>

#include <zlib.h>

namespace room {
namespace {

constexpr int kGzip = 16 + MAX_WBITS;

/// zlib reads only what it is given here.
Bytef* bytes_of(std::string_view text) {
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));  // NOLINT
}

}  // namespace

std::string gzipped(std::string_view text) {
    z_stream stream{};
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, kGzip, 8, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::runtime_error("zlib has no memory");
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
    stream.next_in = bytes_of(text);
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = bytes_of(out);
    stream.avail_out = static_cast<uInt>(out.size());
    const int done = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (done != Z_STREAM_END) throw std::runtime_error("zlib cannot pack a text");
    return out;
}

std::string gunzipped(std::string_view bytes) {
    z_stream stream{};
    if (inflateInit2(&stream, kGzip) != Z_OK) throw std::runtime_error("zlib has no memory");
    stream.next_in = bytes_of(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string out;
    std::string part(std::size_t{64} * 1024, '\0');
    int done = Z_OK;
    while (done == Z_OK) {
        stream.next_out = bytes_of(part);
        stream.avail_out = static_cast<uInt>(part.size());
        done = inflate(&stream, Z_NO_FLUSH);
        out.append(part, 0, part.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (done != Z_STREAM_END) throw std::runtime_error("that is no gzip");
    return out;
}

}  // namespace room
