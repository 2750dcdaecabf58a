import type { partners as source } from '../pt/partners';

export const partners: Record<keyof typeof source, string> = {
  'partners.visit': 'Visit site',
  'partners.visit_named': 'Visit site: {{name}}',

  'partners.escola_estacao_musical': 'Guitar, piano and voice for children and adults, in groups or one to one.',
  'partners.rota_clara_driver': 'Private driver and airport transfers, with time and fare agreed beforehand.',
  'partners.cg_details': 'Washing, polishing and interior cleaning: your car, looking new again.',
  'partners.bluebox': 'Moving, packing and boxes shipped to other countries.',
  'partners.publicarte': 'Signs, posters and print that get a business seen from the street.',
  'partners.padaria_aurora': 'Crusty rolls, cheese bread and cakes, warm from early morning.',
  'partners.jardim_nativo': 'Garden design and care, with plants that like the local climate.',
  'partners.cais_barber': 'Haircuts, beards and good conversation, by appointment.',
  'partners.estudio_janela': 'Family portraits, photo shoots and parties, in natural light.',

  'partners.head.title': 'Partners · {{brand}}',
  'partners.head.description':
    'Nine partner businesses: music, transport, moving, gardens, a bakery, a barber shop, photography and more. Meet them and visit.',
  'partners.name': 'Partners',
  'partners.title': 'Businesses we recommend',
  'partners.lead':
    'Settling in a new country takes more than documents. These are the ones we name when somebody asks.',
  'partners.how.title': 'How a partnership works',
  'partners.how.text':
    'Every partner is independent: they serve you, bill you and answer for their own work. What you agree with them stays between the two of you.',
  'partners.join.title': 'Would you like to be listed here?',
  'partners.join.text': 'Tell us in a few lines what you do and where you work. We answer by message.',
  'partners.join.action': 'Propose a partnership',
  'partners.join.message': 'Hello! I run a business and would like to propose a partnership with {{brand}}.',
};
