import type { FastifyInstance } from 'fastify';
import { rollbackRequest, wholeBody } from '@ponte/contract/api';
import type { ReleaseOverview, RollbackResponse } from '@ponte/contract/api-releases';
import type { PartBuilds } from '@ponte/contract/release-summary';
import type { ZodTypes } from 'nhost/http/zod-validation';
import * as z from 'zod/mini';
import type { Guards } from '../access/guards';
import type { ReleaseHandlers } from './operations.routes';

const olderRollbackRequest = z.strictObject(
  { motivo: rollbackRequest.shape.why, para: rollbackRequest.shape.to },
  wholeBody,
);

/**
 * The addresses that builds of `remote-admin` from before `/api/releases` call: such a build may be live, or be gone back
 * to, beside a newer backend. They have no `summary`, so the OpenAPI document leaves them out. Errors are the same.
 */
export function addOlderReleaseRoutes(app: FastifyInstance, guards: Guards, handlers: ReleaseHandlers): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = guards.requireAdmin;
  routes.get('/api/versoes', { onRequest }, async () => toVersoes(await handlers.getOverview()));
  routes.get('/api/versoes/:part', { onRequest }, async (request) => toBuilds(await handlers.getBuilds(request)));

  const rollback = { onRequest, schema: { body: olderRollbackRequest } };
  routes.post('/api/versoes/:part/rollback', rollback, async (request, reply) => {
    const { motivo: why, para: to } = request.body;
    return toReversao(await handlers.rollBack(request, { why, to }, reply));
  });
}

function toVersoes({ parts, releases }: ReleaseOverview) {
  return {
    partes: parts.map(({ part, build, since, previous = null, lastKnownGood, canary, health }) => ({
      parte: part,
      build,
      desde: { serial: since.serial, quando: since.at, por: since.by, motivo: since.why },
      anterior: previous,
      ultima_boa: lastKnownGood,
      canario: canary ? { build: canary.build, parcela: canary.share } : null,
      saude: health.map(({ build: id, views, failed }) => ({ build: id, vistas: views, falhas: failed })),
    })),
    lancamentos: releases.map(({ serial, at, by, action, why, changed }) => ({
      serial,
      quando: at,
      por: by,
      acao: action,
      motivo: why,
      partes: changed.map(({ part, build }) => ({ parte: part, build })),
    })),
  };
}

const states: Readonly<Record<string, string>> = {
  live: 'no_ar',
  canary: 'em_teste',
  withdrawn: 'retirada',
  incompatible: 'incompativel',
  compatible: 'compativel',
};

function toBuilds({ builds }: PartBuilds) {
  return {
    builds: builds.map(({ build, publishedAt, state, lastKnownGood, lastLive, reasons }) => ({
      build,
      publicada: publishedAt,
      estado: states[state] ?? state,
      ultima_boa: lastKnownGood,
      ultimo_serial: lastLive,
      motivos: reasons,
    })),
  };
}

function toReversao({ serial, from, to }: RollbackResponse) {
  return { serial, de: from, para: to };
}
