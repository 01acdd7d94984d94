#pragma once

#include <string_view>

namespace eightfold::reports {

/// A rook as the data of one SVG path, drawn for this project to stand beside the queen on the same unit
/// square: three battlements, a tower that widens downwards, a base. Mirror-symmetric in x = 1/2.
inline constexpr std::string_view rook_path =
    "M.24 .2H.37V.28H.435V.2H.565V.28H.63V.2H.76V.4L.66 .47 .7 .7H.3L.34 .47 .24 .4ZM.22 .74H.78V.84H.22Z";

}  // namespace eightfold::reports
