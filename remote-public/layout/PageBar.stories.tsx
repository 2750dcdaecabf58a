import type { Stories } from '@ponte/kit/ui/stories';
import { PageBar } from './PageBar';
import { TalkLink } from './TalkLink';

const render = () => (
  <PageBar>
    <TalkLink />
  </PageBar>
);

export const stories: Stories = { 'an action alone (narrow)': { render, window: 340 } };
