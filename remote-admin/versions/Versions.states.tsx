import { notSetUp } from 'shared-config/contract/api-answers';
import type { States, Visitor } from 'shared-config/ui/states';
import { broken, withServer } from '../testing/scenes';
import { Versions } from './Versions';

const call = 'GET /versoes';
const rollback = 'POST /versoes/remote-chat/rollback';
const [first, second, third] = ['1.0.0-000000000001', '1.0.0-000000000002', '1.0.0-000000000003'];
/** Pixels: the parts and the latest releases. */
const window = 1000;

const desde = { serial: 7, quando: '2026-11-17T12:30:00.000Z', por: 'rui', motivo: 'Nova saudação' };
const chat = {
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
};
const shell = { ...chat, parte: 'shell', build: first, anterior: null, ultima_boa: null, saude: [] };
const lancamentos = [{ ...desde, acao: 'promote', partes: [{ parte: 'remote-chat', build: second }] }];
const build = { publicada: '2026-11-16T09:00:00.000Z', ultima_boa: false, ultimo_serial: 6, motivos: [] };
const builds = [
  { ...build, build: second, estado: 'no_ar', ultimo_serial: 7 },
  { ...build, build: first, estado: 'compativel', ultima_boa: true },
  { ...build, build: third, estado: 'incompativel', ultimo_serial: null, motivos: ['needs react ^20.0.0'] },
];
const live = {
  [call]: { json: { partes: [shell, chat], lancamentos } },
  'GET /versoes/shell': { json: { builds } },
  'GET /versoes/remote-chat': { json: { builds } },
};

const screen = <Versions />;
const ask = (visitor: Visitor) => visitor.press('section button:not([aria-expanded])');

async function rollBack(visitor: Visitor) {
  await ask(visitor);
  await visitor.type('dialog textarea, dialog input', 'Saudação errada');
  await visitor.press('dialog [type=submit], dialog button:last-child');
}

export const states: States = {
  loading: withServer(screen, { [call]: 'pending' }, { window }),
  'what is live': withServer(screen, live, { window }),
  'nothing is live yet': withServer(screen, { [call]: { json: { partes: [], lancamentos: [] } } }),
  'not set up': withServer(screen, { [call]: { status: 503, json: { error: '', codigo: notSetUp } } }),
  failed: withServer(screen, { [call]: broken }),
  'older builds': withServer(screen, live, { window, enter: (visitor) => visitor.press('[aria-expanded]') }),
  'asks before rolling back': withServer(screen, live, { window, enter: ask }),
  'rolling back': withServer(screen, { ...live, [rollback]: 'pending' }, { window, enter: rollBack }),
  'not rolled back': withServer(screen, { ...live, [rollback]: broken }, { window, enter: rollBack }),
};
