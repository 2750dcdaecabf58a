import type { services as source } from '../pt/services';

export const services: Record<keyof typeof source, string> = {
  'price.from': 'desde {{amount}}',
  'price.per_member': '{{amount}} por integrante',
  'price.per_document': '{{amount}} por documento',
  'price.unit_member': 'integrante de la familia',
  'price.unit_document': 'documento',
  'price.scope.applicant': 'por solicitante',
  'price.scope.student': 'por estudiante',
  'price.scope.dependent': 'por dependiente',
  'price.scope.person': 'por persona',
  'price.scope.company': 'por empresa',
  'price.scope.form': 'solo el formulario',
  'price.on_request': 'A consultar',
  'price.in_itin': 'Incluido en el paquete ITIN',
  'price.in_main': 'Incluido en los servicios principales',

  'services.title': 'Servicios y precios',
  'services.intro':
    'Visas, empresas e impuestos en Estados Unidos, y sitios web para tu negocio. Cada línea muestra cuánto cuesta nuestro trabajo.',
  'services.description':
    'Lista de precios: visas de EE. UU., creación de LLC, ITIN, impuestos y sitios web. Precios claros, con las tasas del gobierno aparte.',
  'services.websites.title': 'Creación de sitios web',
  'services.websites.promise': 'Un sitio rápido y atractivo para tu negocio, en uno, dos o tres idiomas.',
  'services.websites.more': 'Ver cómo hacemos sitios web',

  'services.fees_title': 'Lo que el precio no incluye',
  'services.fees':
    'Las tasas de los consulados, del SEVIS, de los estados y de otros organismos y las tarifas del USCIS las pagas tú, directamente al organismo. Cambian; por eso confirmamos el monto contigo antes de cada pago.',
  'services.own_page':
    'Si la página de un servicio muestra otro monto, ese cubre todo lo que la página indica como incluido.',
  'services.on_request_title': 'Qué significa “a consultar”',
  'services.on_request': 'Nos cuentas tu caso. Respondemos con un precio fijo, por escrito. Solo entonces decides.',
  'services.disclaimer':
    'Somos una consultoría. No somos un bufete de abogados ni una agencia del gobierno, y la decisión final siempre es del consulado o de la agencia responsable.',

  'services.ask': 'WhatsApp',
  'services.contact': 'Contáctanos',

  'detail.price': 'Precio',
  'detail.covers': 'Cubre todo lo que esta página indica como incluido.',
  'detail.chat_note': 'Abre WhatsApp. Conversar no cuesta nada.',
  'detail.excludes': 'No incluye',
  'detail.next': 'Qué pasa después',
  'detail.questions': 'Preguntas frecuentes',
  'detail.related': 'Servicios relacionados',

  'fact.our_time': 'Nuestro plazo',
  'fact.our_days': 'de {{from}} a {{to}} días hábiles',
  'fact.government_time': 'Plazo oficial',
  'fact.you_send': 'Tú envías',
  'fact.items': '{{number}} elementos',
  'fact.who': 'Quién te atiende',
  'fact.who_text': 'Una persona, en español, inglés o portugués',
  'fact.official_page': 'Página oficial',
  'fact.time.stateFiling': 'De un día a algunas semanas, según el estado',
  'fact.time.itin': 'Entre 7 y 11 semanas',

  'steps.consular.0': 'Nos cuentas tu situación; te decimos qué documentos faltan.',
  'steps.consular.1': 'Llenamos los formularios y revisas cada respuesta antes del envío.',
  'steps.consular.2': 'Pagas la tasa del gobierno, vas a la entrevista, si la hay, y nos cuentas cómo te fue.',
  'steps.petition.0': 'Envías tu currículum y tus pruebas; te decimos qué es sólido y qué falta.',
  'steps.petition.1': 'Ordenamos el material según los criterios que examina el USCIS.',
  'steps.petition.2': 'Revisas y firmas la petición; la presentas tú o el abogado que contrates.',
  'steps.company.0': 'Nos das los datos de la empresa; confirmamos estado, tasas y plazo.',
  'steps.company.1': 'Preparamos los documentos y los apruebas antes de cualquier firma.',
  'steps.company.2': 'Recibes todo en PDF, con la lista de lo que sigue.',
  'steps.form.0': 'Nos mandas tus datos o el formulario que ya tienes.',
  'steps.form.1': 'Lo llenamos o lo revisamos, y confirmas cada campo.',
  'steps.form.2': 'Firmas y envías, con nuestras instrucciones paso a paso.',
  'steps.tax.0': 'Envías los documentos del año; revisamos qué falta.',
  'steps.tax.1': 'Preparamos los formularios y te explicamos el resultado, línea por línea.',
  'steps.tax.2': 'Revisas y firmas. Nada se envía al IRS sin tu firma.',
  'steps.quote.0': 'Describes tu caso y nos dices qué documentos ya tienes.',
  'steps.quote.1': 'Respondemos con el precio fijo, el plazo y lo que no incluye.',
  'steps.quote.2': 'Si aceptas, empezamos. Si no, la conversación no te costó nada.',
};
