/** The page's outlets, each an element with `data-outlet`: the place where a remote's module is shown. */
export type Place = 'page' | 'corner';

/** A copy of what stands in an outlet, to be shown once React has taken the original away. */
export function copyOutlet(place: Place) {
  const outlet = document.querySelector(`[data-outlet=${place}]`);
  const copies = [...(outlet?.children ?? [])].map((element) => element.cloneNode(true) as Element);
  return {
    show: () => outlet?.append(...copies),
    remove: () => copies.forEach((copy) => copy.remove()),
  };
}
