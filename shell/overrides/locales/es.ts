import type { pt } from './pt';

export const es: Record<keyof typeof pt, string> = {
  'override.label': 'Partes de tu equipo',
  'override.running': '{{part}} viene de {{address}}',
  'override.failed': 'Falló ({{phase}}): en su lugar está la versión del sitio.',
  'override.remove': 'Quitar',
  'override.remove_part': 'Quitar {{part}}',
  'override.refused_part': 'Ignorado: “{{asked}}” no dice parte@dirección. Las partes son {{parts}}.',
  'override.refused_address': 'Ignorado: “{{asked}}” necesita una dirección como http://localhost:3003.',
  'override.refused_host': 'Ignorado: en “{{asked}}” solo vale el propio equipo, localhost o 127.0.0.1.',
  'override.dismiss': 'Cerrar',
};
