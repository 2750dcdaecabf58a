export const findLauncher = () => document.querySelector<HTMLElement>('[data-assistant] button');

/**
 * A browser makes no click of a press during which the pressed element went away, as the launcher does when it is drawn
 * anew: it is made here. If it went as the press began, the place that it stood in counts as pressed.
 */
export function clickForHeldPresses(): void {
  let held: EventTarget | null = null;

  const press = ({ target }: MouseEvent) => (held = target);
  const letGo = ({ target, button }: MouseEvent) => {
    const launcher = findLauncher();
    if (button !== 0 || !(held instanceof Element && target instanceof Element && launcher?.contains(target))) return;
    if (!held.isConnected || held.matches('[data-assistant]')) launcher.click();
  };
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', letGo, true);
}
