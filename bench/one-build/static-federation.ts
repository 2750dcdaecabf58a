import { pages } from './pages';

/** Replaces the shell's federation: the same pages as chunks of the one build. */
export function createFederation() {
  return {
    mount: () => Promise.resolve(),
    load: (_part: string, module: string) => pages[module]?.() ?? Promise.reject(new Error(`no page ${module}`)),
    settle: () => {},
  };
}
