let isPressed = false;

const toggle = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-assistant] button')) isPressed = !isPressed;
};

/** Remembers a press on the launcher in the page's HTML that React has not hydrated yet. */
export function watchEarlyPress(): void {
  document.addEventListener('click', toggle);
}

/** Stops watching, as the launcher is hydrated, and calls back if it was pressed before. */
export function endEarlyPress(onPressed: () => void): void {
  document.removeEventListener('click', toggle);
  if (isPressed) onPressed();
  isPressed = false;
}
