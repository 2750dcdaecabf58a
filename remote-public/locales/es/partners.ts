import type { partners as source } from '../pt/partners';

export const partners: Record<keyof typeof source, string> = {
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
};
