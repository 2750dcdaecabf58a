import type { User } from '@ponte/kit/ui/stories';

/** How long an action waits for its element. */
const timeoutMs = 30_000;

/** A user whose actions apply to elements within `stage`. */
export function createUser(stage: HTMLElement): User {
  function find(selector: string): Promise<HTMLElement> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = stage.querySelector<HTMLElement>(selector);
        if (!found) return;
        changes.disconnect();
        clearTimeout(deadline);
        resolve(found);
      };
      const changes = new MutationObserver(look);
      const deadline = setTimeout(() => {
        changes.disconnect();
        reject(new Error(`No element matches ${selector}`));
      }, timeoutMs);
      changes.observe(stage, { subtree: true, childList: true, attributes: true });
      look();
    });
  }

  // React ignores values that are written by the element's own setter, so the prototype's is called.
  async function set(selector: string, value: string, event: 'input' | 'change'): Promise<void> {
    const field = await find(selector);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  return {
    click: async (selector) => (await find(selector)).click(),
    type: (selector, text) => set(selector, text, 'input'),
    selectOptions: (selector, value) => set(selector, value, 'change'),
    hover: async (selector) =>
      void (await find(selector)).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  };
}
