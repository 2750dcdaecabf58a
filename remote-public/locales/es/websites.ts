import type { websites as source } from '../pt/websites';

export const websites: Record<keyof typeof source, string> = {
  'websites.head.title': 'Creación de sitios web · {{brand}}',
  'websites.head.description':
    'Sitios para empresas y tiendas en línea para pequeños negocios, en hasta tres idiomas. Mira qué incluye, cuánto cuesta y algunos ejemplos.',
  'websites.name': 'Creación de sitios web',
  'websites.title': 'Un sitio que abre rápido y habla el idioma de tu cliente',
  'websites.lead':
    'Tú cuentas lo que haces. Nosotros escribimos, diseñamos y publicamos, y lo entregamos listo para recibir visitas.',

  'websites.features.title': 'Qué incluye',
  'websites.features.design': 'Un diseño propio, hecho para tu negocio',
  'websites.features.texts': 'Textos escritos contigo, en uno, dos o tres idiomas',
  'websites.features.phone': 'Páginas que funcionan bien en el celular, incluso con poca señal',
  'websites.features.chat': 'Un botón de chat que lleva directo a tu WhatsApp',
  'websites.features.search': 'Títulos, descripciones y mapa del sitio para los buscadores',
  'websites.features.handover': 'Una hora de orientación para que cambies textos y fotos por tu cuenta',

  'websites.price.title': 'Cuánto cuesta',
  'websites.price.note':
    'Sitio para empresa desde {{site}}; tienda en línea desde {{store}}. Recibes el precio final por escrito antes de empezar.',
  'websites.price.not_included': 'El dominio, el alojamiento y las comisiones de pago los cobra quien los ofrece.',
  'websites.quote': 'Pedir un presupuesto',
  'websites.quote_message': '¡Hola! Quiero un presupuesto para un sitio web. Mi negocio es:',

  'websites.examples.title': 'Sitios de nuestros aliados',
  'websites.examples.lead': 'Ocho negocios, ocho maneras de presentarse.',
  'websites.examples.slides': 'Ejemplos, uno a la vez',

  'websites.support.title': 'Después de publicarlo',
  'websites.support.text':
    'Si algo no funciona en los primeros 30 días, lo corregimos sin costo. Después, cada cambio tiene un precio acordado de antemano, y ninguna mensualidad te ata.',
};
