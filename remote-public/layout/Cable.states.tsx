import type { States } from '@ponte/kit/ui/states';
import { Cable } from './Cable';
import { Section } from './Section';

export const states: States = {
  'from the left': (
    <Section title="Ponte" cable={<Cable from="left" />}>
      {null}
    </Section>
  ),
  'from the right, on sand': (
    <Section title="Ponte" cable={<Cable from="right" />} sand>
      {null}
    </Section>
  ),
};
