let isPressed = false;

const toggle = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-assistant] button')) isPressed = !isPressed;
};

/** Remembers a press on the launcher that stands in the page's HTML while React has not hydrated it. */
export function watchEarlyPress(): void {
  document.addEventListener('click', toggle);
}

/** Stops watching, as the launcher is hydrated, and calls back if it was pressed before. */
export function endEarlyPress(onPressed: () => void): void {
  document.removeEventListener('click', toggle);
  if (isPressed) onPressed();
  isPressed = false;
}
