import { fetchJson, type BodySchema, type Caller, type Result } from './call';
import type { ReleaseCall } from './fetch-from-releases';

/** The call at the address of a backend from before `/releases`, its response translated into the newer one. */
export function fetchFromVersoes<Value>(
  caller: Caller,
  schema: BodySchema<Value>,
  { path, body, ...call }: ReleaseCall,
): Promise<Result<Value>> {
  const translating: BodySchema<Value> = { safeParse: (older) => schema.safeParse(translate(older)) };
  return fetchJson(caller, translating, {
    ...call,
    path: `/versoes${path}`,
    ...(body && { body: { motivo: body.why, para: body.to } }),
  });
}

const names: Readonly<Record<string, string>> = {
  partes: 'parts',
  parte: 'part',
  desde: 'since',
  quando: 'at',
  por: 'by',
  motivo: 'why',
  anterior: 'previous',
  ultima_boa: 'lastKnownGood',
  canario: 'canary',
  parcela: 'share',
  saude: 'health',
  vistas: 'views',
  falhas: 'failed',
  lancamentos: 'releases',
  acao: 'action',
  publicada: 'publishedAt',
  estado: 'state',
  ultimo_serial: 'lastLive',
  motivos: 'reasons',
  de: 'from',
  para: 'to',
};
const namesInRelease = { ...names, partes: 'changed' };
const states: Readonly<Record<string, string>> = {
  no_ar: 'live',
  em_teste: 'canary',
  retirada: 'withdrawn',
  incompativel: 'incompatible',
  compativel: 'compatible',
};

function translate(older: unknown, to = names): unknown {
  if (Array.isArray(older)) return older.map((one) => translate(one, to));
  if (typeof older !== 'object' || older === null) return older;
  const fields = Object.entries(older).map(([key, value]) => {
    if (key === 'estado') return ['state', states[value] ?? value];
    // Absent in the newer response.
    if (value === null && (key === 'anterior' || key === 'canario')) return [key, undefined];
    return [to[key] ?? key, translate(value, key === 'lancamentos' ? namesInRelease : to)];
  });
  return Object.fromEntries(fields);
}
