import type { Remotes } from '../remotes/remotes';

export const assistant = { part: 'remote-chat', module: 'assistant' } as const;

let pressed = false;

/**
 * Listens for a visitor who reaches for the assistant before its code is there. On the document and in its capture phase:
 * while the launcher waits to be hydrated, React stops the clicks on it further in.
 */
export function listenForLauncher(remotes: Remotes): void {
  const reach = ({ target, type }: Event) => {
    if (!(target instanceof Element) || !target.closest('[data-assistant]')) return;
    if (type === 'click') pressed = true;
    remotes.load(assistant.part, assistant.module);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, reach, true);
}

/** Whether the launcher was pressed since the assistant last left the page. */
export function wasPressed(): boolean {
  return pressed;
}

export function forgetPress(): void {
  pressed = false;
}
