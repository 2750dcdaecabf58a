import { useSampleWords } from '../testing/sample-words';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { States } from './states';

function Question() {
  const words = useSampleWords();
  const actions = (
    <>
      <Button>{words.cancel}</Button>
      <Button kind="danger">{words.remove}</Button>
    </>
  );
  return (
    <Dialog title={words.question} actions={actions} onClose={() => undefined}>
      <p>{words.consequence}</p>
    </Dialog>
  );
}

function LongText() {
  const words = useSampleWords();
  return (
    <Dialog title={words.question} actions={<Button>{words.cancel}</Button>} onClose={() => undefined}>
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at}>{words.consequence}</p>
      ))}
    </Dialog>
  );
}

export const states: States = {
  'a question': { render: () => <Question />, window: 400 },
  'more than fits': { render: () => <LongText />, window: 400 },
};
