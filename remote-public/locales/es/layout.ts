import type { layout as source } from '../pt/layout';

export const layout: Record<keyof typeof source, string> = {
  'layout.home': 'Inicio',
  'layout.trail': 'Estás en',
  'layout.organization':
    'Consultoría de visas, creación de empresas, impuestos y sitios web en Estados Unidos, en portugués, inglés y español.',
  'layout.talk': 'Habla con nosotros',
  'layout.talk_message': '¡Hola! Quiero hablar sobre los servicios de {{brand}}.',
  'layout.pause_films': 'Pausar los videos',
  'layout.play_films': 'Reproducir los videos',
  'closing.title': 'Cuéntanos tu caso. El precio va primero.',
  'closing.lead': 'Te respondemos qué falta, cuánto cuesta y qué depende del gobierno. Conversar no cuesta nada.',
  'closing.prices': 'Ver precios',
};
