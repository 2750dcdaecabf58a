let isPressed = false;

const toggle = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-assistant] button')) isPressed = !isPressed;
};

/** Records clicks on the launcher until it is hydrated. */
export function recordLauncherClicks(): void {
  document.addEventListener('click', toggle);
}

/** Stops recording. Calls back if the clicks so far opened the launcher. */
export function replayLauncherClicks(onOpen: () => void): void {
  document.removeEventListener('click', toggle);
  if (isPressed) onOpen();
  isPressed = false;
}
