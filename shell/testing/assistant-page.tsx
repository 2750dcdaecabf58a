import { act } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLauncher } from '@ponte/kit';
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

const dialog = { default: Dialog };
interface Options {
  /** More content of the page. */
  extra?: ReactNode;
}

/** Hydrates a page with the launcher in its HTML. `arrive` loads the module; `fail` rejects it. */
export async function openAssistantPage({ extra }: Options = {}) {
  let arrive: (module: object) => void = () => {};
  let fail: () => void = () => {};
  const remotes = createRemotes({
    lock,
    federation: {
      ...emptyFederation,
      load: () =>
        new Promise((resolve, reject) => {
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
    /** Requests the code, as a visitor does who points at the launcher. */
    request: () => act(async () => remotes.load('remote-chat', 'assistant')),
    arrive: (module: object = dialog) => act(async () => arrive(module)),
    fail: () => act(async () => fail()),
  };
}
