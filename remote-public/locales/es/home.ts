import type { home as source } from '../pt/home';

export const home: Record<keyof typeof source, string> = {
  'layout.home': 'Inicio',
  'layout.trail': 'Estás en',
  'layout.organization':
    'Consultoría de visas, creación de empresas, impuestos y sitios web en Estados Unidos, en portugués, inglés y español.',
  'layout.talk': 'Habla con nosotros',
  'layout.chat': 'Conversar por WhatsApp',
  'layout.talk_message': '¡Hola! Quiero hablar sobre los servicios de {{brand}}.',
  'layout.pause_films': 'Pausar los videos',
  'layout.play_films': 'Reproducir los videos',
  'closing.title': 'Cuéntanos tu caso.\nConoce el precio y\u00a0decide.',
  'closing.lead': 'Te decimos qué falta, cuánto cuesta y qué depende del gobierno. Conversar no cuesta nada.',
  'closing.prices': 'Ver precios',

  'home.head.title': '{{brand}}: visas, empresas e impuestos en EE. UU.',
  'home.head.description':
    'Visas, creación de empresas, impuestos, ITIN y sitios web para familias y pequeños negocios. Precios claros antes de empezar, en español, inglés y portugués.',

  'home.title': 'Visas, empresas e\u00a0impuestos en\u00a0EE.\u00a0UU. para quien viene de lejos',
  'home.lead':
    'Preparamos los documentos de tu familia o de tu negocio, con un precio claro y alguien que habla tu idioma.',
  'home.ways': 'Por dónde empezar',
  'home.way.visas': 'Visas',
  'home.way.company': 'Abrir una empresa',
  'home.way.tax': 'Impuestos',
  'home.way.websites': 'Crear un sitio web',
  'home.way.partners': 'Aliados',
  'home.languages': 'Idioma de la página',
  'home.pause': 'Pausar el video',
  'home.play': 'Reproducir el video',

  'home.why.title': 'Un camino sin sorpresas',
  'home.why.price.title': 'El precio, antes de empezar',
  'home.why.price.text':
    'Cada página muestra el precio o dice que lo cotizamos según tu caso. Las tarifas del gobierno van aparte.',
  'home.why.person.title': 'Una persona, de principio a fin',
  'home.why.person.text':
    'La persona que abre tu caso te acompaña hasta el final. Escribes en tu idioma y entiendes cada paso antes de firmar.',
  'home.why.honest.title': 'Solo lo que podemos cumplir',
  'home.why.honest.text':
    'No somos un bufete de abogados ni una agencia del gobierno, y no prometemos aprobaciones. Prometemos un trabajo bien hecho.',

  'home.services.title': 'Servicios y precios',
  'home.services.lead': 'Lo que cuesta nuestro trabajo, en dólares. Las tarifas oficiales se pagan aparte.',
  'home.services.visas.title': 'Visas',
  'home.services.visas.text':
    'Turismo, estudio, trabajo y familia: formularios, documentos y preparación para la entrevista.',
  'home.services.company.title': 'Empresa en EE. UU.',
  'home.services.company.text': 'LLC, EIN, dirección comercial, ITIN y los contratos para operar con todo en orden.',
  'home.services.tax.title': 'Impuestos',
  'home.services.tax.text':
    'Declaración 1040, trabajo independiente y crédito por hijos: formularios completos y revisados.',
  'home.services.websites.title': 'Creación de sitios web',
  'home.services.websites.text': 'Un sitio rápido y atractivo para tu negocio, en uno, dos o tres idiomas.',
  'home.services.all': 'Ver todos los servicios',

  'home.partners.title': 'Negocios que recomendamos',
  'home.partners.lead': 'Gente que enseña música, conduce, hornea, corta el pelo y toma fotos.',
  'home.partners.all': 'Conocer a los aliados',

  'home.about.title': 'Quiénes te acompañan',
  'home.about.experience.title': 'Revisamos cada campo',
  'home.about.experience.text': 'Conocemos los formularios, los plazos y los errores que retrasan una solicitud.',
  'home.about.personal.title': 'Primero escuchamos',
  'home.about.personal.text':
    'Ninguna familia es igual a otra. Solo después de escucharte te decimos qué necesitas, y qué no.',
  'home.about.commitment.title': 'Te avisamos enseguida',
  'home.about.commitment.text': 'Acordamos qué recibes y cuándo. Si algo cambia, serás la primera persona en saberlo.',
  'home.about.more': 'Más sobre nosotros',
};
