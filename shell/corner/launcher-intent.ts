import type { Remotes } from '../remotes/remotes';
import { clickForHeldPresses, findLauncher } from './held-press';
import { giveFocusBack, watchFocus } from './keep-focus';

export const assistant = { part: 'remote-chat', module: 'assistant' } as const;

const untouched = {
  pressed: false,
  /** Whether the assistant was drawn knowing of the press, and so opens by itself. */
  told: false,
  /** Whether the launcher hears presses by itself. */
  listens: false,
};
let launcher = { ...untouched };

/**
 * Listens for a visitor who reaches for the assistant before its code is there. On the document and in its capture phase:
 * while the launcher waits to be hydrated, React stops the clicks on it further in.
 */
export function listenForLauncher(remotes: Remotes): void {
  const reach = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element) || !target.closest('[data-assistant]')) return;
    if (type === 'click') {
      launcher.pressed = true;
      const { status } = remotes.find(assistant.part, assistant.module);
      // React would hydrate the launcher for this press and hand it on: to one that is open because of it, and closes.
      if (!launcher.listens && status !== 'failed') event.stopPropagation();
    }
    remotes.load(assistant.part, assistant.module);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, reach, true);
  clickForHeldPresses();
  watchFocus();
}

/** Whether the launcher was pressed since the assistant last left the page: who asks opens it. */
export function tellPress(): boolean {
  launcher.told = launcher.pressed;
  return launcher.told;
}

/** The launcher stands in the page; the focus and a press that came while it was being drawn are its own now. */
export function handOver(): void {
  launcher.listens = true;
  giveFocusBack();
  if (launcher.pressed && !launcher.told) findLauncher()?.click();
}

export function forgetPress(): void {
  launcher = { ...untouched };
}
