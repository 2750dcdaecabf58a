import { listComponents, listShown } from './components';

/** Components without states, and why. */
const withoutStates: Readonly<Record<string, string>> = {
  'shared-config/kit/ui/WholeNames.tsx': 'changes where a line ends, and nothing else',
  'shared-config/kit/ui/VisuallyHidden.tsx': 'is not visible',
  'shell/page/RouteAnnouncer.tsx': 'is not visible',
  'shell/remotes/surroundings.tsx': 'provides contexts, and renders nothing of its own',
  'shell/App.tsx': 'the whole page: the walk over every route shows it',
  'shell/page/SkipLink.tsx': 'is visible only while it has the focus: a keyboard test shows it',
  'remote-admin/screen/Screen.tsx': 'renders its children inside TextsBoundary and SessionGuard',
  'remote-admin/texts.tsx': 'renders its children, or a fallback',
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

it('every component has states: write them into X.states.tsx beside it', () => {
  expect(components.filter((file) => !shown.has(file) && !page.test(file) && !(file in withoutStates))).toEqual([]);
});

it('exempts only components that exist and have no states', () => {
  expect(Object.keys(withoutStates).filter((file) => shown.has(file) || !components.includes(file))).toEqual([]);
});
