import type * as z from 'zod/mini';
import type { RollbackRequest } from '@ponte/contract/api';
import { fetchAnswer, type Call, type Caller, type Result } from './call';

interface ReleaseCall extends Call {
  /** Below `/releases`. */
  readonly path: string;
  readonly body?: RollbackRequest;
}

/**
 * A call below `/releases`. A backend from before that address, which may be live beside this build, responds 404: the
 * call is then made to `/versoes`, and its response is translated into the newer one.
 */
export async function fetchFromReleases<Value>(
  caller: Caller,
  schema: z.ZodMiniType<Value>,
  call: ReleaseCall,
): Promise<Result<Value>> {
  const { path, body, ...rest } = call;
  const result = await fetchAnswer(caller, schema, { ...call, path: `/releases${path}` });
  if (!isNotFound(result)) return result;
  // Of a rollback, 404 can mean an unknown build. The list is there on every newer backend.
  if (body && !isNotFound(await fetchAnswer(caller, schema, { method: 'GET', path: '/releases' }))) return result;
  return fetchAnswer(caller, schema, {
    ...rest,
    path: `/versoes${path}`,
    translate,
    ...(body && { body: { motivo: body.why, para: body.to } }),
  });
}

function isNotFound(result: Result<unknown>): boolean {
  return !result.ok && result.failure.kind === 'refusal' && result.failure.status === 404;
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
    if (key === 'estado') return ['state', states[value]];
    // Absent in the newer response.
    if (value === null && (key === 'anterior' || key === 'canario')) return [key, undefined];
    return [to[key] ?? key, translate(value, key === 'lancamentos' ? namesInRelease : to)];
  });
  return Object.fromEntries(fields);
}
