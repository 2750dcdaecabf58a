import type { Stories } from '@ponte/kit/ui/stories';
import { Cable } from './Cable';
import { Section } from './Section';

export const stories: Stories = {
  'joined over three sections': (
    <>
      <Section title="Ponte" cable={<Cable from="left" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="right" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="left" />} sand>
        {null}
      </Section>
    </>
  ),
};
