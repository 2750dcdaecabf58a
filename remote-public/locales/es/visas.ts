import type { visas as source } from '../pt/visas';

export const visas: Record<keyof typeof source, string> = {
  'visas.title': 'Visas para Estados Unidos',
  'visas.name': 'Visas',
  'visas.promise': 'Formularios, documentos y práctica de entrevista, del turismo a la residencia por mérito.',
  'visas.intro':
    'Nos ocupamos del formulario, los documentos y la práctica para la entrevista. Llegas al consulado sabiendo qué te van a preguntar.',
  'visas.description':
    'Asesoría para visas de EE. UU. en español: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renovación y familia. Precios a la vista, tasas consulares aparte.',
  'visas.more': 'Ver todas las visas',
  'visas.list_title': 'Elige tu visa',
  'visas.group.visit': 'Visitar',
  'visas.group.study': 'Estudiar',
  'visas.group.work': 'Trabajar y vivir',
  'visas.group.renew': 'Renovar y resolver',
  'visas.beneath': '¿Vas con una empresa o por tu talento?',
  'visas.q': '¿Garantizan la aprobación?',
  'visas.a':
    'No, y nadie puede hacerlo. Deciden el consulado o el USCIS. Lo que sí garantizamos es una solicitud completa, coherente y verdadera.',
};
