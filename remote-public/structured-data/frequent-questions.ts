import type { AnsweredQuestion } from '../layout/QuestionList';

/** The questions of a page as structured data. */
export function frequentQuestions(questions: readonly AnsweredQuestion[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
