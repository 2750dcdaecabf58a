import { act } from '@testing-library/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLauncher, type SlotProps } from '@ponte/kit';
import type { LockedBuild } from '@ponte/contract/lock';
import { AssistantSlot } from '../corner/AssistantSlot';
import { createRemotes } from '../remotes/remotes';
import { emptyFederation, inShell, lock } from './render';
import { serve } from './serve';

/** Fakes the dialog of Hel's build. */
function Dialog() {
  const { isOpen, dialogId, close, returnFocus } = useLauncher();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    field.current?.focus();
    return returnFocus;
  }, [isOpen, returnFocus]);
  return (
    isOpen && (
      <div role="dialog" id={dialogId} aria-label="Hel">
        <input ref={field} />
        <button onClick={close}>close</button>
      </div>
    )
  );
}

/** Fakes an older build, which has a launcher of its own. */
function DialogWithLauncher({ startOpen }: SlotProps) {
  const id = useId();
  return (
    <>
      <button aria-controls={id}>launcher of the build</button>
      {startOpen && <div role="dialog" id={id} aria-label="Hel" />}
    </>
  );
}

export const dialog = { default: Dialog, launchedBy: 'shell' };
export const dialogWithLauncher = { default: DialogWithLauncher };

const older = { build: 'chat-1', entry: '/builds/chat-1/remoteEntry.js' };
const newer = { build: 'chat-2', entry: '/builds/chat-2/remoteEntry.js' };

interface Options {
  /** The module of the last known good build, if there is one. */
  lastKnownGood?: object;
  /** More content of the page. */
  extra?: ReactNode;
}

/** Hydrates a page with the launcher in its HTML. `arrive` loads a module of the newer build; `fail` rejects it. */
export async function openAssistantPage({ lastKnownGood, extra }: Options = {}) {
  let arrive: (module: object) => void = () => {};
  let fail: () => void = () => {};
  let mounted: LockedBuild | undefined;
  const remotes = createRemotes({
    lock: { ...lock, 'remote-chat': { current: newer, ...(lastKnownGood && { lastKnownGood: older }) } },
    federation: {
      ...emptyFederation,
      mount: async (_, build) => void (mounted = build),
      load: () =>
        mounted === older
          ? Promise.resolve(lastKnownGood)
          : new Promise((resolve, reject) => {
              arrive = resolve;
              fail = () => reject(new Error('lost'));
            }),
    },
    report: () => {},
  });
  const page = inShell(
    <>
      <AssistantSlot />
      <input aria-label="elsewhere" />
      {extra}
    </>,
    { remotes },
  );
  await serve(page, page);
  return {
    remotes,
    /** Requests the code, as an idle page does. */
    request: () => act(async () => remotes.load('remote-chat', 'assistant')),
    arrive: (module: object = dialog) => act(async () => arrive(module)),
    fail: () => act(async () => fail()),
  };
}
