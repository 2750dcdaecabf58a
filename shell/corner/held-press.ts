export const findLauncher = () => document.querySelector<HTMLElement>('[data-assistant] button');

const isSpace = (event: Event) => event instanceof KeyboardEvent && event.key === ' ';
const isPointer = (event: Event) => event instanceof MouseEvent && event.button === 0;

/**
 * A browser makes no click of a press during which the pressed element went away, as the launcher does when it is drawn
 * anew: it is made here. If it went as the press began, the place that it stood in counts as pressed.
 */
export function clickForHeldPresses(): void {
  let held: EventTarget | null = null;

  const press = (event: Event) => {
    if (isSpace(event) || isPointer(event)) held = event.target;
  };
  const letGo = (event: Event) => {
    const launcher = findLauncher();
    const { target } = event;
    if (!(isSpace(event) || isPointer(event)) || !(held instanceof Element && target instanceof Element)) return;
    if (launcher?.contains(target) && (!held.isConnected || held.matches('[data-assistant], [data-outlet=corner]')))
      launcher.click();
    held = null;
  };
  for (const type of ['mousedown', 'keydown']) document.addEventListener(type, press, true);
  for (const type of ['mouseup', 'keyup']) document.addEventListener(type, letGo, true);
}
