import { WholeNames } from '@ponte/kit/ui/WholeNames';
import styles from './QuestionList.module.css';

export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open their answers, without a script. */
export function QuestionList({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} className={styles.question}>
      <summary>
        <WholeNames>{question}</WholeNames>
      </summary>
      <p>
        <WholeNames>{answer}</WholeNames>
      </p>
    </details>
  ));
}
