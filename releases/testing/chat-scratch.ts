import type { BuildContract } from '@ponte/contract/build';
import { readHistory } from '../change/history';
import { createScratch } from './scratch';

/** A release store in which the builds of the assistant go live, one after the other. */
export function createChatScratch() {
  const scratch = createScratch();
  return {
    scratch,
    chatBuilds: async (count: number, changes: Partial<Record<number, Partial<BuildContract>>> = {}) => {
      await scratch.start();
      for (let n = 2; n <= count; n += 1) {
        await scratch.publish('remote-chat', n, changes[n]);
        await scratch.promote('remote-chat', n, { force: true });
      }
    },
    /** The live build of the assistant and its last known good one, by number. */
    chat: async () => {
      const [live] = await readHistory(scratch.store);
      const { build, lastKnownGood } = live?.remotes['remote-chat'] ?? { build: '', lastKnownGood: null };
      return { build: numberOf(build), lastKnownGood: lastKnownGood && numberOf(lastKnownGood) };
    },
  };
}

const numberOf = (build: string) => Number.parseInt(build.split('-')[1] ?? '', 16);
