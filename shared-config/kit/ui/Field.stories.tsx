import { Sample } from '../testing/sample-texts';
import { TextField } from './Field';
import type { Stories } from './stories';

const name = <Sample text="name" />;
const hint = <Sample text="hint" />;
const missing = <Sample text="missing" />;

export const stories: Stories = {
  'text, empty': <TextField label={name} />,
  'text, filled': <TextField label={name} defaultValue="Ana Souza" />,
  'text, with a hint': <TextField label={name} hint={hint} />,
  'text, invalid': <TextField label={name} hint={hint} error={missing} />,
  'text, disabled': <TextField label={name} defaultValue="Ana Souza" disabled />,
  'text, multiline': <TextField label={<Sample text="message" />} multiline />,
  'text, multiline, invalid': <TextField label={<Sample text="message" />} error={missing} multiline />,
};
