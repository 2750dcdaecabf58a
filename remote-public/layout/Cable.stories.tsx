import type { Stories } from '@ponte/kit/ui/stories';
import type { CSSProperties } from 'react';
import { Cable } from './Cable';
import { Section } from './Section';

export const stories: Stories = {
  'joined over three sections': (
    <div style={{ '--cable': '0.5rem' } as CSSProperties}>
      <Section title="Ponte" cable={<Cable from="left" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="right" />}>
        {null}
      </Section>
      <Section title="Ponte" cable={<Cable from="left" />} sand>
        {null}
      </Section>
    </div>
  ),
};
