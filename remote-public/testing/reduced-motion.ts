/** Every media query matches from here to the test's end: the visitor wants less motion. */
export function preferReducedMotion() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
}
