import { listComponents, listShown } from './components';

/** What has no state to show, and why. */
const faceless: Readonly<Record<string, string>> = {
  'shared-config/kit/ui/WholeNames.tsx': 'changes where a line ends, and nothing else',
  'shared-config/kit/ui/VisuallyHidden.tsx': 'nobody sees it',
  'shell/page/RouteAnnouncer.tsx': 'nobody sees it',
  'shell/remotes/surroundings.tsx': 'passes contexts on, and renders nothing of its own',
  'shell/App.tsx': 'the whole page: the walk over every route shows it',
  'shell/page/SkipLink.tsx': 'stands in no page but in focus: a story of the keyboard shows it',
  'remote-admin/forms/Form.tsx': 'arranges what is in it; every form shows it',
  'remote-admin/language/TextsGate.tsx': 'shows what is in it, or what waits',
  'remote-admin/calls/LoadStatus.tsx': 'nobody sees it',
  'remote-admin/screen/Screen.tsx': 'shows what is in it, behind gate and guard',
};

/** A route's whole screen: the walk over every route shows it. */
const page = /Page\.tsx$/;

const components = listComponents();
const shown = listShown(components);

it('finds the components', () => {
  expect(components).toEqual(
    expect.arrayContaining([
      'shared-config/kit/ui/Button.tsx',
      'shell/header/Header.tsx',
      'remote-chat/assistant/Assistant.tsx',
    ]),
  );
});

it('shows every component: write its states into X.states.tsx beside it', () => {
  expect(components.filter((file) => !shown.has(file) && !page.test(file) && !(file in faceless))).toEqual([]);
});

it('excuses nothing that is shown or gone', () => {
  expect(Object.keys(faceless).filter((file) => shown.has(file) || !components.includes(file))).toEqual([]);
});
