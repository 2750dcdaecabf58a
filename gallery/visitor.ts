import type { Visitor } from '@ponte/kit/ui/states';

/** Milliseconds after which what a visitor waits for will not come. */
const timeoutMs = 30_000;

/** Somebody who does things within `stage`, as soon as there is something to do them to. */
export function createVisitor(stage: HTMLElement): Visitor {
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
        reject(new Error(`Nothing came that matches ${selector}`));
      }, timeoutMs);
      changes.observe(stage, { subtree: true, childList: true, attributes: true });
      look();
    });
  }

  // React listens to its own setter on the element: the prototype's tells it that somebody else wrote.
  async function set(selector: string, value: string, event: 'input' | 'change'): Promise<void> {
    const field = await find(selector);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(event, { bubbles: true }));
  }

  return {
    press: async (selector) => (await find(selector)).click(),
    type: (selector, text) => set(selector, text, 'input'),
    choose: (selector, value) => set(selector, value, 'change'),
    pointAt: async (selector) =>
      void (await find(selector)).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  };
}
