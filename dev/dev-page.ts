import type { IncomingMessage, ServerResponse } from 'node:http';
import { lockElementId, pageElementId, rootElementId, type Lock, type PageState } from '@ponte/contract/lock';
import { remoteNames } from '@ponte/contract/parts';
import type { SiteSettings } from '@ponte/contract/site';
import { splitForm } from '@ponte/contract/url';
import { json } from 'composer/html';
import { negotiateLanguage } from 'edge/rules';
import { devPath } from './dev-webpack';

/** Responds to every path with a page that renders in the browser from the development builds. */
export function createDevPage(site: SiteSettings) {
  const lock: Lock = {
    composition: '',
    remotes: Object.fromEntries(
      remoteNames.map((name) => [name, { current: { build: 'dev', entry: `${devPath(name)}remoteEntry.js` } }]),
    ) as Lock['remotes'],
    texts: '/locales/{{lng}}/translation.json',
    site,
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const { form } = splitForm(new URL(request.url ?? '/', 'http://dev').pathname);
    const { cookie, 'accept-language': accept } = request.headers;
    const language = form === 'plain' ? negotiateLanguage(cookie, accept) : form;
    const state: PageState = { language, form, mode: 'client' };
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Ponte</title>',
        '<meta name="description" content="">',
        `<link rel="stylesheet" href="${devPath('shell')}static/css/main.css">`,
        `<script type="application/json" id="${lockElementId}">${json(lock)}</script>`,
        `<script type="application/json" id="${pageElementId}">${json(state)}</script>`,
        `<script defer src="${devPath('shell')}static/js/main.js"></script>`,
        `</head><body><div id="${rootElementId}"></div></body></html>`,
      ].join(''),
    );
  };
}
