import type { Case } from '../case';

const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/es/', '/es'],
  ['/ES', '/es'],
  ['/servicos/', '/servicos'],
  ['/servicos///', '/servicos'],
  ['//', '/'],
  ['/Servicos/Vistos/B1B2', '/servicos/vistos/b1b2'],
  ['/servicos/vistos/B1B2/', '/servicos/vistos/b1b2'],
  ['/EN/Servicos', '/en/servicos'],
  ['/Servicos/?q=A%20b+C&&x', '/servicos?q=A%20b+C&&x'],
  ['/en/privacy', '/privacy'],
  ['/en/politica-de-privacidade', '/privacy'],
  ['/pt/privacy', '/politica-de-privacidade'],
  ['/pt/politica-de-privacidade', '/politica-de-privacidade'],
  ['/es/privacy/', '/es/politica-de-privacidad'],
  ['/politica-de-privacidad', '/es/politica-de-privacidad'],
  ['/Privacy', '/privacy'],
  ['/Login', '/login'],
  ['/Admin/Editar-Usuario/Ab', '/admin/editar-usuario/Ab'],
  ['/en/admin/editar-usuario/7/', '/en/admin/editar-usuario/7'],
];

export const redirectCases: readonly Case[] = redirects.map(([path, location]) => ({
  name: `${path} moved to ${location} for good`,
  request: { path },
  expect: { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } },
}));
