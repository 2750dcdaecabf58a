import type { Looks } from './things/Person';

/** The people who work here, as they are drawn. */
export const looks = {
  marina: { face: 'laughing', hairCut: 'long', hair: '#2b1a1c', skin: '#c98d66', coat: '#1f6f6a', shirt: '#fbf7f0' },
  paulo: { face: 'beard', hairCut: 'short', hair: '#17121a', skin: '#8d5a3c', coat: '#e3d8c4', shirt: '#10243e' },
  elena: { face: 'glasses', hairCut: 'bun', hair: '#5b3220', skin: '#e2b48e', coat: '#6b2433', shirt: '#fbf7f0' },
} as const satisfies Readonly<Record<string, Looks>>;
