import { opensAssistant } from '@ponte/contract/assistant';
import { isPlainClick } from '@ponte/kit/plain-click';

let isPressed = false;

const isOpener = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest(`[${opensAssistant}]`) !== null && isPlainClick(event);

const record = (event: MouseEvent) => {
  const { target } = event;
  if (isOpener(event)) {
    event.preventDefault();
    isPressed = true;
  } else if (target instanceof Element && target.closest('[data-assistant] button')) isPressed = !isPressed;
};

/** Records clicks on the launcher, and on links that open the assistant, until it is hydrated. */
export function recordLauncherClicks(): void {
  document.addEventListener('click', record);
}

/** Stops recording. Calls back if the clicks so far opened the launcher. */
export function replayLauncherClicks(onOpen: () => void): void {
  document.removeEventListener('click', record);
  if (isPressed) onOpen();
  isPressed = false;
}

/** Calls back when a link is clicked that opens the assistant, which then leads nowhere. Returns how to stop. */
export function onOpenerClick(open: () => void): () => void {
  const handle = (event: MouseEvent) => {
    if (!isOpener(event)) return;
    event.preventDefault();
    // Otherwise the same click would close it, as one outside of it.
    event.stopPropagation();
    open();
  };
  document.addEventListener('click', handle, { capture: true });
  return () => document.removeEventListener('click', handle, { capture: true });
}
