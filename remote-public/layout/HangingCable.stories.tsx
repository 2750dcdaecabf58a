import type { Stories } from '@ponte/kit/ui/stories';
import { HangingCable } from './HangingCable';
import { Section } from './Section';

export const stories: Stories = {
  'on paper': (
    <Section title="Ponte" cable={<HangingCable />}>
      {null}
    </Section>
  ),
  'on sand': (
    <Section title="Ponte" cable={<HangingCable />} sand>
      {null}
    </Section>
  ),
};
