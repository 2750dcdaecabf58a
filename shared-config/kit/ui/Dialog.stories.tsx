import { useSampleTexts } from '../testing/sample-texts';
import { Button } from './Button';
import { Dialog } from './Dialog';
import type { Stories } from './stories';

function Question() {
  const texts = useSampleTexts();
  const actions = (
    <>
      <Button>{texts.cancel}</Button>
      <Button kind="danger">{texts.remove}</Button>
    </>
  );
  return (
    <Dialog title={texts.question} actions={actions} onClose={() => undefined}>
      <p>{texts.consequence}</p>
    </Dialog>
  );
}

function LongText() {
  const texts = useSampleTexts();
  return (
    <Dialog title={texts.question} actions={<Button>{texts.cancel}</Button>} onClose={() => undefined}>
      {Array.from({ length: 12 }, (_, at) => (
        <p key={at}>{texts.consequence}</p>
      ))}
    </Dialog>
  );
}

export const stories: Stories = {
  'a question': { render: () => <Question />, window: 400 },
  'too long for the window': { render: () => <LongText />, window: 400 },
};
