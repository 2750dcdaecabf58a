import { listComponents, listCovered } from './components';

/** Components without stories, and why. */
const withoutStories: Readonly<Record<string, string>> = {
  'shared-config/kit/ui/WholeNames.tsx': 'changes where a line ends, and nothing else',
  'shared-config/kit/ui/VisuallyHidden.tsx': 'is not visible',
  'shell/App.tsx': 'the whole page: the audits of every route show it',
  'shell/navigation/SiteRouter.tsx': 'renders its children in the router of the site',
  'shell/InteractiveMark.tsx': 'renders nothing',
  'shell/page/PageContent.tsx': 'renders the module of a page, for the composer alone',
  'shell/remotes/shell-contexts.tsx': 'renders its children in the contexts of the shell',
  'shell/page/NavigationAids.tsx': 'is visible only while it has the focus: a keyboard test covers it',
  'remote-public/category/Category.tsx': 'what the pages of all categories share: the audits of each show it',
  'remote-admin/screen/Screen.tsx': 'renders its children inside TextsBoundary and SessionGuard',
  'remote-admin/texts.tsx': 'renders its children, or a fallback',
};

/** A whole page of a route: the audits of every route show it. */
const page = /Page\.tsx$/;

/** What the pictures of pages are made of: the story of DeskPicture has them all. */
const drawing = /^remote-public\/desk\/(At|things\/\w+)\.tsx$/;

const components = listComponents();
const covered = listCovered(components);

it('finds the components', () => {
  expect(components).toEqual(
    expect.arrayContaining([
      'shared-config/kit/ui/Button.tsx',
      'shell/header/Header.tsx',
      'remote-chat/assistant/Assistant.tsx',
    ]),
  );
});

it('has stories of every component: write them into X.stories.tsx next to it', () => {
  const isExempt = (file: string) => page.test(file) || drawing.test(file) || file in withoutStories;
  expect(components.filter((file) => !covered.has(file) && !isExempt(file))).toEqual([]);
});

it('exempts only components that exist and have no stories', () => {
  expect(Object.keys(withoutStories).filter((file) => covered.has(file) || !components.includes(file))).toEqual([]);
});
