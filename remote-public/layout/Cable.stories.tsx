import type { Stories } from '@ponte/kit/ui/stories';
import { Cable } from './Cable';
import { Section } from './Section';

export const stories: Stories = {
  'joined over three sections': (
    <>
      <Section title="Ponte" cable={<Cable from="left" joins="beside" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="right" joins="beside" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="left" joins="above" />} sand>
        {null}
      </Section>
    </>
  ),
};
