/** Where the page shows a remote, alone but for the notice that says when it is missing. */
const outlets = { page: '#content', corner: '[data-assistant]' } as const;

export type Place = keyof typeof outlets;

/** A copy of what stands in an outlet, to be shown once React has taken the original away. */
export function copyOutlet(place: Place) {
  const outlet = document.querySelector(outlets[place]);
  const copies = [...(outlet?.children ?? [])].map((element) => element.cloneNode(true) as Element);
  return {
    show: () => outlet?.append(...copies),
    remove: () => copies.forEach((copy) => copy.remove()),
  };
}
