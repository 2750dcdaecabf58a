import { createChunkFailure } from './open-module';
import type { Federation } from './remotes';

/** A federation whose code loads with the first remote. After a failure the next `start` loads it again. */
export function createLazyFederation(load: () => Promise<Federation>): Federation {
  let loading: Promise<Federation> | undefined;
  let loaded: Federation | undefined;

  async function start(): Promise<void> {
    loading ??= load();
    try {
      loaded = await loading;
    } catch (error) {
      loading = undefined;
      throw createChunkFailure(error);
    }
  }

  function get(): Federation {
    if (!loaded) throw new Error('module federation has not started');
    return loaded;
  }

  return {
    start,
    mount: (...args) => get().mount(...args),
    load: (...args) => get().load(...args),
    commit: (part) => get().commit(part),
  };
}
