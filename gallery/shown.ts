/// <reference types="webpack/module" />
import type { ReactElement } from 'react';
import type { States, Story } from '@ponte/kit/ui/states';

export interface ShownState {
  /** Its path in the gallery, e.g. `shell/header/Header/signed in`. */
  readonly id: string;
  readonly name: string;
  readonly story: Story;
}

export interface ShownComponent {
  readonly name: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
  readonly states: readonly ShownState[];
}

interface ShownPart {
  readonly name: string;
  readonly components: readonly ShownComponent[];
}

/** A webpack context: modules by their path. */
interface Files {
  (path: string): unknown;
  keys(): string[];
}

/** The states of every component, by part. */
export const parts: readonly ShownPart[] = [
  readPart(
    'shared-config/kit/ui',
    import.meta.webpackContext('../shared-config/kit/ui', { regExp: /\.states\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'shell',
    import.meta.webpackContext('../shell', { regExp: /\.states\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-public',
    import.meta.webpackContext('../remote-public', { regExp: /\.states\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-chat',
    import.meta.webpackContext('../remote-chat', { regExp: /\.states\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
  readPart(
    'remote-admin',
    import.meta.webpackContext('../remote-admin', { regExp: /\.states\.tsx$/, exclude: /node_modules|\/dist/ }),
  ),
];

function readPart(part: string, files: Files): ShownPart {
  const components = files.keys().map((file) => {
    const path = `${part}/${file.replace(/^\.\//, '').replace(/\.states\.tsx$/, '')}`;
    const { states } = files(file) as { states: States };
    const at = path.lastIndexOf('/');
    return {
      name: path.slice(at + 1),
      folder: path.slice(0, at),
      states: Object.entries(states).map(([name, state]) => ({
        id: `${path}/${name}`,
        name,
        story: 'render' in state ? state : { render: () => state satisfies ReactElement },
      })),
    };
  });
  return { name: part, components };
}

/** @throws when no state has this id. */
export function getState(id: string): ShownState {
  const all = parts.flatMap(({ components }) => components.flatMap(({ states }) => states));
  const found = all.find((state) => state.id === id);
  if (!found) throw new Error(`No state is called ${id}`);
  return found;
}
