import { Sample, useSampleWords } from '../testing/sample-words';
import { SelectField } from './SelectField';
import type { States } from './states';

function Options() {
  const words = useSampleWords();
  return [words.brazil, words.mexico].map((country) => <option key={country}>{country}</option>);
}

const country = <Sample word="country" />;

export const states: States = {
  chosen: (
    <SelectField label={country}>
      <Options />
    </SelectField>
  ),
  wrong: (
    <SelectField label={country} error={<Sample word="failed" />}>
      <Options />
    </SelectField>
  ),
  disabled: (
    <SelectField label={country} disabled>
      <Options />
    </SelectField>
  ),
};
