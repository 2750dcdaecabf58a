import type { websites as source } from '../pt/websites';

export const websites: Record<keyof typeof source, string> = {
  'partners.visit': 'Visitar el sitio',
  'partners.visit_named': 'Visitar el sitio de {{name}}',

  'partners.escola_estacao_musical': 'Guitarra, piano y canto para niños y adultos, en grupo o en clases particulares.',
  'partners.rota_clara_driver': 'Chofer privado y traslados al aeropuerto, con hora y precio acordados de antemano.',
  'partners.cg_details': 'Lavado, pulido y limpieza interior: tu auto, como nuevo.',
  'partners.bluebox': 'Mudanzas, embalaje y envío de cajas a otros países.',
  'partners.publicarte': 'Letreros, carteles e impresos para que un negocio se vea desde la calle.',
  'partners.padaria_aurora': 'Pan recién horneado, pan de queso y pasteles desde temprano.',
  'partners.jardim_nativo': 'Diseño y cuidado de jardines, con plantas que se dan bien en el clima local.',
  'partners.cais_barber': 'Corte, barba y buena conversación, con cita previa.',
  'partners.estudio_janela': 'Retratos de familia, sesiones de fotos y fiestas, con luz natural.',

  'partners.head.title': 'Aliados · {{brand}}',
  'partners.head.description':
    'Nueve negocios aliados: música, transporte, mudanzas, jardines, panadería, barbería, fotografía y más. Conócelos y visítalos.',
  'partners.name': 'Aliados',
  'partners.title': 'Negocios que recomendamos',
  'partners.lead':
    'Llegar a un país nuevo exige más que documentos. Estos son los negocios que recomendamos a quien nos pregunta.',
  'partners.how.title': 'Los aliados son independientes',
  'partners.how.text': 'Cada uno atiende, cobra y responde por su propio servicio. El contrato es entre tú y él.',
  'partners.join.title': '¿Quieres aparecer aquí?',
  'partners.join.text': 'Cuéntanos en pocas líneas qué haces y dónde atiendes. Te respondemos por mensaje.',
  'partners.join.action': 'Proponer una alianza',
  'partners.join.message': '¡Hola! Tengo un negocio y quiero proponer una alianza con {{brand}}.',

  'websites.head.title': 'Creación de sitios web · {{brand}}',
  'websites.head.description':
    'Sitios y tiendas en línea para pequeños negocios, hasta en tres idiomas. Mira qué incluyen, cuánto cuestan y algunos ejemplos.',
  'websites.name': 'Creación de sitios web',
  'websites.title': 'Un sitio que abre rápido y habla el idioma de tu cliente',
  'websites.lead':
    'Nos cuentas qué haces. Escribimos, diseñamos y publicamos, y recibes el sitio listo para tus visitantes.',

  'websites.features.title': 'Qué incluye',
  'websites.features.design': 'Un diseño propio, hecho para tu negocio',
  'websites.features.texts': 'Textos escritos contigo, en uno, dos o tres idiomas',
  'websites.features.phone': 'Páginas que funcionan bien en el celular, incluso con poca señal',
  'websites.features.chat': 'Un botón que lleva directo a tu WhatsApp',
  'websites.features.search': 'Títulos, descripciones y mapa del sitio para los buscadores',
  'websites.features.handover': 'Orientación para que cambies textos y fotos por tu cuenta',

  'websites.price.title': 'Cuánto cuesta',
  'websites.price.institutionalSite': 'Sitio para empresa',
  'websites.price.onlineStore': 'Tienda en línea',
  'websites.price.note': 'El precio final llega por escrito.',
  'websites.price.not_included':
    'El dominio, el hosting y las comisiones por cobros en línea se pagan aparte, a cada proveedor.',
  'websites.closing.title': 'Cuéntanos qué haces.\nConoce el precio y\u00a0decide.',
  'websites.closing.lead': 'El precio final llega por escrito. Conversar no cuesta nada.',
  'websites.quote': 'Pedir una cotización',
  'websites.quote_message': '¡Hola! Quiero una cotización para un sitio web. Mi negocio es:',

  'websites.examples.title': 'Sitios de nuestros aliados',
  'websites.examples.lead': 'Ejemplos de los tipos de sitio que hacemos.',
  'websites.examples.slides': 'Ejemplos, uno a la vez',
  'websites.examples.institutionalSite': 'Sitio para empresa, {{languages}} idiomas, desde {{price}}',
  'websites.examples.onlineStore': 'Tienda en línea, {{languages}} idiomas, desde {{price}}',

  'websites.steps.title': 'Del primer mensaje al sitio publicado',
  'websites.steps.quote':
    'Pides una cotización y nos cuentas qué haces. Respondemos con el precio final por escrito y acordamos la fecha de entrega.',
  'websites.steps.work':
    'Nos mandas lo que ya tengas: logo, fotos, textos. Los textos que falten los escribimos contigo, y diseñamos las páginas.',
  'websites.steps.publish':
    'Revisas cada página. Con tu visto bueno, publicamos el sitio y te mostramos cómo cambiar textos y fotos.',
  'websites.send.note': 'Para la cotización, basta con contarnos qué haces. Lo demás puede venir después.',
  'websites.send.business': 'Qué hace tu negocio, para quién y dónde',
  'websites.send.languages': 'Los idiomas en que quieres el sitio',
  'websites.send.pictures': 'Logo y fotos, si ya los tienes',
  'websites.send.texts': 'Textos que ya usas: menú, lista de precios, redes sociales',
  'websites.send.domain': 'El nombre de tu dominio, si ya tienes uno',
  'websites.send.store': 'Para una tienda: productos, precios y cómo quieres cobrar',

  'websites.support.title': 'Después de publicar el sitio',
  'websites.support.text': 'Si algo no funciona, escríbenos. Si quieres cambiar algo, acordamos el precio antes.',

  'websites.q.time': '¿Cuánto tarda?',
  'websites.a.time':
    'Depende de cuántas páginas e idiomas tenga, de si lleva tienda y de cuándo nos lleguen tus textos y fotos. Por eso acordamos la fecha junto con el precio, antes de empezar.',
  'websites.q.price': '¿De qué depende el precio?',
  'websites.a.price':
    'Del tipo de sitio y de lo que deba tener: una tienda en línea lleva más trabajo que un sitio para empresa. Recibes el precio final por escrito y solo entonces decides.',
  'websites.q.texts': '¿Tengo que escribir los textos?',
  'websites.a.texts':
    'No. Cuéntanos de tu negocio con tus palabras y los escribimos contigo, en uno, dos o tres idiomas. Nada se publica sin que lo leas.',
  'websites.q.changes': '¿Puedo cambiar el sitio después?',
  'websites.a.changes':
    'Sí. La orientación que incluimos te enseña a cambiar textos y fotos. Para lo demás, escríbenos: acordamos el precio antes.',

  'carousel.role': 'carrusel',
  'carousel.slide_role': 'diapositiva',
  'carousel.slide': '{{at}} de {{count}}: {{name}}',
  'carousel.stop': 'Pausar la presentación',
  'carousel.start': 'Reanudar la presentación',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Siguiente',
  'carousel.choose': 'Elegir un sitio',
};
