import { Sample, useSampleTexts } from '../testing/sample-texts';
import { SelectField } from './SelectField';
import type { Stories } from './stories';

const country = <Sample text="country" />;

function Options() {
  const texts = useSampleTexts();
  return [texts.brazil, texts.mexico].map((option) => <option key={option}>{option}</option>);
}

export const stories: Stories = {
  'the first option': (
    <SelectField label={country}>
      <Options />
    </SelectField>
  ),
  invalid: (
    <SelectField label={country} error={<Sample text="failed" />}>
      <Options />
    </SelectField>
  ),
  disabled: (
    <SelectField label={country} disabled>
      <Options />
    </SelectField>
  ),
};
