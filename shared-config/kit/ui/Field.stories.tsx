import { Sample, useSampleTexts } from '../testing/sample-texts';
import { SelectField, TextField } from './Field';
import type { Stories } from './stories';

const name = <Sample text="name" />;
const hint = <Sample text="hint" />;
const missing = <Sample text="missing" />;
const country = <Sample text="country" />;

function Options() {
  const texts = useSampleTexts();
  return [texts.brazil, texts.mexico].map((option) => <option key={option}>{option}</option>);
}

export const stories: Stories = {
  'text, empty': <TextField label={name} />,
  'text, filled': <TextField label={name} defaultValue="Ana Souza" />,
  'text, with a hint': <TextField label={name} hint={hint} />,
  'text, invalid': <TextField label={name} hint={hint} error={missing} />,
  'text, disabled': <TextField label={name} defaultValue="Ana Souza" disabled />,
  'text, multiline': <TextField label={<Sample text="message" />} multiline />,
  'text, multiline, invalid': <TextField label={<Sample text="message" />} error={missing} multiline />,
  select: (
    <SelectField label={country}>
      <Options />
    </SelectField>
  ),
  'select, invalid': (
    <SelectField label={country} error={<Sample text="failed" />}>
      <Options />
    </SelectField>
  ),
  'select, disabled': (
    <SelectField label={country} disabled>
      <Options />
    </SelectField>
  ),
};
