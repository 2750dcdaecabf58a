import type { Language } from '@ponte/contract/language';

const pt = {
  'override.label': 'Partes da sua máquina',
  'override.running': '{{part}} vem de {{address}}',
  'override.failed': 'Falhou ({{phase}}): no lugar dela está a versão do site.',
  'override.remove': 'Remover',
  'override.remove_part': 'Remover {{part}}',
  'override.rejected_part': 'Ignorado: “{{requested}}” não diz parte@endereço. As partes são {{parts}}.',
  'override.rejected_address': 'Ignorado: “{{requested}}” precisa de um endereço como http://localhost:3003.',
  'override.rejected_host': 'Ignorado: em “{{requested}}” só vale a própria máquina, localhost ou 127.0.0.1.',
  'override.dismiss': 'Fechar',
};

export type OverrideTextKey = keyof typeof pt;

const en: Record<OverrideTextKey, string> = {
  'override.label': 'Parts from your machine',
  'override.running': '{{part}} comes from {{address}}',
  'override.failed': 'It failed ({{phase}}): the site’s own build stands in for it.',
  'override.remove': 'Remove',
  'override.remove_part': 'Remove {{part}}',
  'override.rejected_part': 'Ignored: “{{requested}}” does not say part@address. The parts are {{parts}}.',
  'override.rejected_address': 'Ignored: “{{requested}}” needs an address like http://localhost:3003.',
  'override.rejected_host': 'Ignored: “{{requested}}” may only name this machine, localhost or 127.0.0.1.',
  'override.dismiss': 'Close',
};

const es: Record<OverrideTextKey, string> = {
  'override.label': 'Partes de tu equipo',
  'override.running': '{{part}} viene de {{address}}',
  'override.failed': 'Falló ({{phase}}): en su lugar está la versión del sitio.',
  'override.remove': 'Quitar',
  'override.remove_part': 'Quitar {{part}}',
  'override.rejected_part': 'Ignorado: “{{requested}}” no dice parte@dirección. Las partes son {{parts}}.',
  'override.rejected_address': 'Ignorado: “{{requested}}” necesita una dirección como http://localhost:3003.',
  'override.rejected_host': 'Ignorado: en “{{requested}}” solo vale el propio equipo, localhost o 127.0.0.1.',
  'override.dismiss': 'Cerrar',
};

/** Bundled with the badge, which is loaded on demand: the page's own texts do not contain them. */
export const overrideTexts: Readonly<Record<Language, Record<OverrideTextKey, string>>> = { pt, en, es };
