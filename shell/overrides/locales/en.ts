import type { pt } from './pt';

export const en: Record<keyof typeof pt, string> = {
  'override.label': 'Parts from your machine',
  'override.running': '{{part}} comes from {{address}}',
  'override.failed': 'It failed ({{phase}}): the site’s own build stands in for it.',
  'override.remove': 'Remove',
  'override.remove_part': 'Remove {{part}}',
  'override.refused_part': 'Ignored: “{{asked}}” does not say part@address. The parts are {{parts}}.',
  'override.refused_address': 'Ignored: “{{asked}}” needs an address like http://localhost:3003.',
  'override.refused_host': 'Ignored: “{{asked}}” may only name this machine, localhost or 127.0.0.1.',
  'override.dismiss': 'Close',
};
