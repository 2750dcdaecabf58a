import { act } from '@testing-library/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLauncher, type SlotProps } from '@ponte/kit';
import type { LockedBuild } from '@ponte/contract/lock';
import { AssistantSlot } from '../corner/AssistantSlot';
import { createRemotes } from '../remotes/remotes';
import { emptyFederation, inShell, lock } from './render';
import { serve } from './serve';

/** A dialog as Hel's build brings it. */
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

/** A build from before the launcher was the shell's: it brings its own. */
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

interface Page {
  /** The module of the build before; without it there is none. */
  lastKnownGood?: object;
  beside?: ReactNode;
}

/** A hydrated page with the launcher in its HTML. `arrive` brings a module of the newer build; `lose` fails it. */
export async function openAssistantPage({ lastKnownGood, beside }: Page = {}) {
  let arrive: (module: object) => void = () => {};
  let lose: () => void = () => {};
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
              lose = () => reject(new Error('lost'));
            }),
    },
    report: () => {},
  });
  const page = inShell(
    <>
      <AssistantSlot />
      <input aria-label="elsewhere" />
      {beside}
    </>,
    { remotes },
  );
  await serve(page, page);
  return {
    remotes,
    /** The code is requested when the page is idle. */
    request: () => act(async () => remotes.load('remote-chat', 'assistant')),
    arrive: (module: object = dialog) => act(async () => arrive(module)),
    lose: () => act(async () => lose()),
  };
}
