import type { websites as source } from '../pt/websites';

export const websites: Record<keyof typeof source, string> = {
  'partners.visit': 'Visitar el sitio',
  'partners.visit_named': 'Visitar el sitio de {{name}}',

  'partners.escola_estacao_musical': 'Guitarra, piano y canto para niños y adultos, en grupo o en clases particulares.',
  'partners.rota_clara_driver': 'Conductor privado y traslados al aeropuerto, con hora y precio acordados de antemano.',
  'partners.cg_details': 'Lavado, pulido y limpieza interior: tu auto, como nuevo.',
  'partners.bluebox': 'Mudanzas, embalaje y envío de cajas a otros países.',
  'partners.publicarte': 'Letreros, carteles e impresos para que un negocio se vea desde la calle.',
  'partners.padaria_aurora': 'Pan recién horneado, pan de queso y pasteles desde temprano.',
  'partners.jardim_nativo': 'Diseño y cuidado de jardines, con plantas que se dan bien en el clima local.',
  'partners.cais_barber': 'Corte, barba y buena conversación, con cita previa.',
  'partners.estudio_janela': 'Retratos de familia, sesiones y fiestas, con luz natural.',

  'partners.head.title': 'Aliados · {{brand}}',
  'partners.head.description':
    'Nueve negocios aliados: música, transporte, mudanzas, jardines, panadería, barbería, fotografía y más. Conócelos y visítalos.',
  'partners.name': 'Aliados',
  'partners.title': 'Negocios que recomendamos',
  'partners.lead':
    'Llegar a un país nuevo exige más que documentos. Estos son los negocios que recomendamos a quien pregunta.',
  'partners.how.title': 'Cómo funciona una alianza',
  'partners.how.text':
    'Cada aliado es independiente: atiende, cobra y responde por su propio servicio. Lo que acuerdes con él queda entre ustedes.',
  'partners.join.title': '¿Quieres aparecer aquí?',
  'partners.join.text': 'Cuéntanos en pocas líneas qué haces y dónde atiendes. Te respondemos por mensaje.',
  'partners.join.action': 'Proponer una alianza',
  'partners.join.message': '¡Hola! Tengo un negocio y quiero proponer una alianza con {{brand}}.',

  'websites.head.title': 'Creación de sitios web · {{brand}}',
  'websites.head.description':
    'Sitios para empresas y tiendas en línea para pequeños negocios, en hasta tres idiomas. Mira qué incluye, cuánto cuesta y algunos ejemplos.',
  'websites.name': 'Creación de sitios web',
  'websites.title': 'Un sitio que abre rápido y habla el idioma de tu cliente',
  'websites.lead':
    'Tú cuentas lo que haces. Nosotros escribimos, diseñamos y publicamos, y entregamos el sitio listo para recibir visitas.',

  'websites.features.title': 'Qué incluye',
  'websites.features.design': 'Un diseño propio, hecho para tu negocio',
  'websites.features.texts': 'Textos escritos contigo, en uno, dos o tres idiomas',
  'websites.features.phone': 'Páginas que funcionan bien en el celular, incluso con poca señal',
  'websites.features.chat': 'Un botón que lleva directo a tu WhatsApp',
  'websites.features.search': 'Títulos, descripciones y mapa del sitio para los buscadores',
  'websites.features.handover': 'Orientación para que cambies textos y fotos por tu cuenta',

  'websites.price.title': 'Cuánto cuesta',
  'websites.price.note':
    'Sitio para empresa desde {{site}}; tienda en línea desde {{store}}. Recibes el precio final por escrito antes de empezar.',
  'websites.price.not_included': 'El dominio, el alojamiento y las comisiones de pago los cobra quien los ofrece.',
  'websites.quote': 'Pedir una cotización',
  'websites.quote_message': '¡Hola! Quiero una cotización para un sitio web. Mi negocio es:',

  'websites.examples.title': 'Sitios de nuestros aliados',
  'websites.examples.lead': 'Cada negocio tiene su manera de presentarse.',
  'websites.examples.slides': 'Ejemplos, uno a la vez',
  'websites.examples.institutionalSite': 'Sitio para empresa · {{languages}} idiomas · desde {{price}}',
  'websites.examples.onlineStore': 'Tienda en línea · {{languages}} idiomas · desde {{price}}',

  'websites.support.title': 'Después de publicarlo',
  'websites.support.text': 'Si algo no funciona, escríbenos. Para cada cambio, acordamos el precio antes.',

  'carousel.role': 'carrusel',
  'carousel.slide_role': 'diapositiva',
  'carousel.slide': '{{at}} de {{count}}: {{name}}',
  'carousel.stop': 'Detener la presentación',
  'carousel.start': 'Reanudar la presentación',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Siguiente',
  'carousel.choose': 'Elegir un sitio',
};
