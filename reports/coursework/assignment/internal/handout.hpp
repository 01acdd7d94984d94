#pragma once

#include <string>
#include <vector>

#include "eightfold/reports/coursework/assignment/assignment.hpp"

namespace eightfold::coursework {

/// The types that an orbit can have under the group: the classes of its subgroups.
std::vector<SubgroupClass> possible_types(Subgroup group);

/// The name for the templates; empty if it is not known.
std::string author_of(const Assignment& assignment);

/// "Ada Byron (17)": the name, or the email address, and the id, as far as they are known.
std::string name_on_handout(const Student& student);

}  // namespace eightfold::coursework
