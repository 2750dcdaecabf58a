import type { PartBuilds, Versions } from '@ponte/contract/api-versions';

/** Three builds of every part: the second of the assistant and the first of the shell are live. */
export const [first, second, third] = ['1.0.0-000000000001', '1.0.0-000000000002', '1.0.0-000000000003'] as const;

const desde = { serial: 7, quando: '2030-05-17T12:30:00.000Z', por: 'rui', motivo: 'saudação <b>nova</b>' };

export const chat = {
  parte: 'remote-chat',
  build: second,
  desde,
  anterior: first,
  ultima_boa: first,
  canario: null,
  saude: [
    { build: second, vistas: 1482, falhas: 37 },
    { build: first, vistas: 900, falhas: 0 },
  ],
} satisfies Versions['partes'][number];

export const shell = { ...chat, parte: 'shell', build: first, anterior: null, ultima_boa: null, saude: [] };

/** The answer to what is live. */
export function answerLive(...partes: Versions['partes']): { json: Versions } {
  return {
    json: { partes, lancamentos: [{ ...desde, acao: 'promote', partes: [{ parte: chat.parte, build: second }] }] },
  };
}

const build = { publicada: '2030-05-16T09:00:00.000Z', ultima_boa: false, ultimo_serial: 6, motivos: [] };

/** The answer to which builds the assistant has: one live, one to go back to, one that does not fit. */
export const answerBuilds: { json: PartBuilds } = {
  json: {
    builds: [
      { ...build, build: second, estado: 'no_ar', ultimo_serial: 7 },
      { ...build, build: first, estado: 'compativel', ultima_boa: true },
      { ...build, build: third, estado: 'incompativel', ultimo_serial: null, motivos: ['needs react ^20.0.0'] },
    ],
  },
};
