/// <reference types="webpack/module" />
import type { ReactElement } from 'react';
import type { Stories, Story } from '@ponte/kit/ui/stories';

export interface GalleryStory {
  /** Its path in the gallery, e.g. `shell/header/Header/signed in`. */
  readonly id: string;
  readonly name: string;
  readonly story: Story;
}

export interface ComponentStories {
  readonly name: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
  readonly stories: readonly GalleryStory[];
}

interface PartStories {
  readonly name: string;
  readonly components: readonly ComponentStories[];
}

/** A webpack context: modules by path. */
interface Files {
  (path: string): unknown;
  keys(): string[];
}

/** The stories of every component, by part. */
export const parts: readonly PartStories[] = [
  readPart(
    'shared-config/kit/ui',
    import.meta.webpackContext('../shared-config/kit/ui', {
      regExp: /\.stories\.tsx$/,
      exclude: /node_modules|\/dist/,
    }),
  ),
  readPart(
    'shell',
    import.meta.webpackContext('../shell', { regExp: /\.stories\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-public',
    import.meta.webpackContext('../remote-public', { regExp: /\.stories\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-chat',
    import.meta.webpackContext('../remote-chat', { regExp: /\.stories\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-admin',
    import.meta.webpackContext('../remote-admin', { regExp: /\.stories\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart('mails', import.meta.webpackContext('./mails', { regExp: /\.stories\.tsx$/ })),
];

function readPart(part: string, files: Files): PartStories {
  const components = files.keys().map((file) => {
    const path = `${part}/${file.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '')}`;
    const { stories } = files(file) as { stories: Stories };
    const slash = path.lastIndexOf('/');
    return {
      name: path.slice(slash + 1),
      folder: path.slice(0, slash),
      stories: Object.entries(stories).map(([name, story]) => ({
        id: `${path}/${name}`,
        name,
        story: 'render' in story ? story : { render: () => story satisfies ReactElement },
      })),
    };
  });
  return { name: part, components };
}

/** @throws if no story has this id. */
export function getStory(id: string): GalleryStory {
  const all = parts.flatMap(({ components }) => components.flatMap(({ stories }) => stories));
  const found = all.find((story) => story.id === id);
  if (!found) throw new Error(`No story has the id ${id}`);
  return found;
}
