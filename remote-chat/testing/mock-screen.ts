import { act } from '@testing-library/react';

/** Mocks a screen that can change its size while the dialog is open. */
export function mockScreen({ small }: { small: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: small });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    resize() {
      query.matches = !query.matches;
      act(() => void query.dispatchEvent(new Event('change')));
    },
  };
}
