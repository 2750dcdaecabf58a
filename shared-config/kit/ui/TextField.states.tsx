import { Sample } from '../testing/sample-words';
import type { States } from './states';
import { TextField } from './TextField';

const name = <Sample word="name" />;
const hint = <Sample word="hint" />;
const missing = <Sample word="missing" />;

export const states: States = {
  empty: <TextField label={name} />,
  filled: <TextField label={name} defaultValue="Ana Souza" />,
  'with a hint': <TextField label={name} hint={hint} />,
  wrong: <TextField label={name} hint={hint} error={missing} />,
  disabled: <TextField label={name} defaultValue="Ana Souza" disabled />,
  multiline: <TextField label={<Sample word="message" />} multiline />,
  'multiline, wrong': <TextField label={<Sample word="message" />} error={missing} multiline />,
};
