// The quiz of the page. The hash has its seed and the answers, from the first question on.
const quizView = (container, context) => framedView('quiz', container, context, newQuiz);
