import type { OwnSession } from '@ponte/contract/api-responses';

const session = (id: string, of: Partial<OwnSession>): OwnSession => ({
  id,
  desde: '2026-03-02T12:00:00.000Z',
  endereco: null,
  navegador: null,
  atual: false,
  ...of,
});

/** This session, one of a phone, and one of which nothing is known. */
export const sessions: readonly OwnSession[] = [
  session('1', {
    atual: true,
    endereco: '203.0.113.7',
    navegador: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  }),
  session('2', {
    endereco: '2001:db8::7',
    navegador: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
  }),
  session('3', {}),
];
