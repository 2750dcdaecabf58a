import { act } from '@testing-library/react';

/** From here on, observers report only what the returned function says: whether what they observe is in view. */
export function controlIntersections(): (isIntersecting: boolean) => void {
  let report: (entries: IntersectionObserverEntry[]) => void = () => undefined;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (this: unknown, callback) {
    report = (entries) => callback(entries, {} as never);
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  return (isIntersecting) => act(() => report([{ isIntersecting } as IntersectionObserverEntry]));
}
