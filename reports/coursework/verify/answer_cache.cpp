#include "eightfold/reports/coursework/verify/answer_cache.hpp"

#include <algorithm>

#include "reports/coursework/verify/internal/answer.hpp"

namespace eightfold::coursework {

const Answer& AnswerCache::answer_to(const Exercise& exercise) {
  constexpr std::size_t most_answers = 1000;  // the students choose the exercise if there is no rubric
  const auto same = [&](const std::shared_ptr<const Answer>& answer) { return answer->exercise == exercise; };
  if (const auto known = std::ranges::find_if(answers_, same); known != answers_.end()) return **known;
  auto answer = std::make_shared<const Answer>(coursework::answer_to(exercise));
  if (answers_.size() == most_answers) answers_.clear();
  return *answers_.emplace_back(std::move(answer));
}

}  // namespace eightfold::coursework
