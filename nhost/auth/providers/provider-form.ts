import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import type { AuthContext } from '../context';
import { callbackUrlOf } from './provider-redirects';
import { providerParams } from './provider-start';

const field = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined);
const form = z.object({ state: field, code: field, iss: field, error: field, error_description: field, user: field });

/**
 * Takes the response of a provider that sends it as a form, as Apple does. The browser sends no `SameSite=Lax` cookie with
 * a form of another site, and the callback requires the cookie: the browser is sent on to it by GET.
 */
export function addProviderForm(app: FastifyInstance, { config }: AuthContext): void {
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, text: string) => Object.fromEntries(new URLSearchParams(text)),
    );
    const options = { schema: { params: providerParams, body: form } };
    forms.withTypeProvider<ZodTypes>().post('/signin/provider/:provider/callback', options, async (request, reply) => {
      const given = Object.entries(request.body).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const callback = callbackUrlOf(config, encodeURIComponent(request.params.provider));
      return reply.redirect(`${callback}?${new URLSearchParams(given)}`, 303);
    });
  });
}
