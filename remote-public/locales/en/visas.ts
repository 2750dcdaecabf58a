import type { visas as source } from '../pt/visas';

export const visas: Record<keyof typeof source, string> = {
  'visas.title': 'Visas for the United States',
  'visas.name': 'Visas',
  'visas.promise': 'Forms, documents and interview practice, from a vacation to a merit-based green card.',
  'visas.intro':
    'We take care of the form, the documents and the interview practice. You walk into the consulate knowing what they will ask.',
  'visas.description':
    'Help with US visas: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renewals and families. Prices up front, consular fees separate.',
  'visas.more': 'See all visas',
  'visas.list_title': 'Choose your visa',
  'visas.group.visit': 'Visit',
  'visas.group.study': 'Study',
  'visas.group.work': 'Work and live',
  'visas.group.renew': 'Renew and resolve',
  'visas.beneath': 'Coming with an employer, or for your talent?',
  'visas.q': 'Do you guarantee approval?',
  'visas.a':
    'No, and nobody can. The consulate or USCIS decides. What we do promise is an application that is complete, consistent and true.',
};
