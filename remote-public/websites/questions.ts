import type { AnsweredQuestion } from '../layout/QuestionList';
import type { Translate } from '../texts';

const topics = ['time', 'price', 'texts', 'changes'] as const;

/** What visitors ask about a website. */
export function websiteQuestions(t: Translate): AnsweredQuestion[] {
  return topics.map((topic) => ({ question: t(`websites.q.${topic}`), answer: t(`websites.a.${topic}`) }));
}
