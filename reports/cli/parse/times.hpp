#pragma once

#include <chrono>
#include <string_view>

namespace eightfold::cli {

/// Parses a time in the form of ISO 8601: "2026-11-30T23:59:00+01:00". Seconds and their decimals may be
/// absent. Without an offset from UTC it is local time; without a time of day it is the end of that day. Of
/// several times, separated by commas, the latest is returned. Throws Failure (usage) with the option's name.
std::chrono::sys_seconds parse_latest_time(std::string_view name, std::string_view text);

/// Parses a duration: a whole number and a unit, "30s", "5m" or "2h", from 1 second to 1000 hours. Returns
/// seconds. Throws Failure (usage) with the option's name.
double parse_duration(std::string_view name, std::string_view text);

}  // namespace eightfold::cli
