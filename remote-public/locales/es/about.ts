import type { about as source } from '../pt/about';

export const about: Record<keyof typeof source, string> = {
  'about.head.title': 'Sobre {{brand}}',
  'about.head.description':
    'Quiénes somos, cómo trabajamos y qué no hacemos: una consultoría pequeña para visas, empresas, impuestos y sitios web en EE. UU.',
  'about.name': 'Quiénes somos',
  'about.title': 'Una consultoría pequeña, por elección',
  'about.lead': 'Cambiar de país es mucho más que una pila de formularios. De la pila nos ocupamos nosotros.',

  'about.values.title': 'En qué puedes confiar',
  'about.values.experience.title': 'Experiencia',
  'about.values.experience.text':
    'Trabajamos todos los días con los mismos tipos de formularios: DS-160, I-130, 1040, W-7, LLC. Sabemos qué pide cada campo y dónde suele detenerse una solicitud.',
  'about.values.personal.title': 'Atención personal',
  'about.values.personal.text':
    'Una persona acompaña tu caso de principio a fin y responde en tu idioma. Antes de cobrar, escucha y te dice si el servicio tiene sentido para ti.',
  'about.values.commitment.title': 'Compromiso',
  'about.values.commitment.text':
    'Lo que cubre el precio está escrito en la página. También lo que depende del gobierno: las tasas, los plazos y la decisión final no son nuestros.',

  'about.how.title': 'Cómo trabajamos',
  'about.how.talk.title': 'Nos cuentas tu caso',
  'about.how.talk.text': 'Por mensaje y sin compromiso. Te decimos qué falta y cuánto cuesta.',
  'about.how.prepare.title': 'Preparamos los documentos',
  'about.how.prepare.text': 'Con una lista clara de lo que envías tú y lo que completamos nosotros.',
  'about.how.review.title': 'Tú revisas y firmas',
  'about.how.review.text': 'Nada sale sin que lo leas. Te explicamos cada página en tu idioma.',
  'about.how.follow.title': 'Seguimos el envío',
  'about.how.follow.text': 'Hasta que lo reciban. Si llega un pedido de información, sabrás qué hacer.',

  'about.limits.title': 'Lo que no somos',
  'about.limits.text':
    '{{brand}} no es un bufete de abogados ni una oficina del gobierno. No damos opiniones legales, no representamos a nadie ante un tribunal y no prometemos resultados. Cuando un caso necesita un abogado o un contador con licencia, lo decimos enseguida.',
};
