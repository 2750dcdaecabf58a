import type { services as source } from '../pt/services';

export const services: Record<keyof typeof source, string> = {
  'price.from': 'from {{amount}}',
  'price.per_member': '{{amount}} per family member',
  'price.per_document': '{{amount}} per document',
  'price.unit_member': 'family member',
  'price.unit_document': 'document',
  'price.scope.applicant': 'per applicant',
  'price.scope.student': 'per student',
  'price.scope.dependent': 'per dependent',
  'price.scope.person': 'per person',
  'price.scope.company': 'per company',
  'price.scope.form': 'form only',
  'price.on_request': 'On request',
  'price.in_itin': 'Included in the ITIN package',
  'price.in_main': 'Included in the main services',

  'services.title': 'Services and prices',
  'services.intro':
    'Visas, companies and taxes in the United States, and websites for your business. Each line shows what our work costs.',
  'services.description':
    'Our price list: US visas, LLC formation, ITIN, US tax returns and websites. Clear prices, with government fees named separately.',
  'services.websites.title': 'Websites',
  'services.websites.promise': 'A fast, good-looking site for your business, in one, two or three languages.',
  'services.websites.more': 'See how we build websites',

  'services.fees_title': 'What the price leaves out',
  'services.fees':
    'You pay consular, SEVIS, USCIS, state and other government fees yourself, directly to the agency. They change, so we confirm each amount with you before you pay.',
  'services.own_page':
    'A service’s own page may show another figure, higher or lower: that one is for exactly what the page lists as included.',
  'services.on_request_title': 'What “on request” means',
  'services.on_request':
    'You tell us about your case. We answer with a fixed price in writing. Only then do you decide.',
  'services.disclaimer':
    'We are a consultancy, not a law firm and not a government agency. The final decision always belongs to the consulate or the agency.',

  'services.unsure': 'Not sure which one?',
  'services.ask_hel': 'Ask Hel',
  'services.ask': 'WhatsApp',
  'services.contact': 'Contact us',

  'detail.price': 'Price',
  'detail.covers': 'Covers everything listed as included.',
  'detail.chat_note': 'Opens WhatsApp. Talking costs nothing.',
  'detail.excludes': 'Not included',
  'detail.next': 'What happens next',
  'detail.questions': 'Common questions',
  'detail.related': 'Related services',

  'fact.our_time': 'Our time',
  'fact.our_days': '{{from}} to {{to}} business days',
  'fact.government_time': 'Official time',
  'fact.you_send': 'You send',
  'fact.items': '{{number}} items',
  'fact.who': 'Who helps you',
  'fact.who_text': 'One person, in Portuguese, English or Spanish',
  'fact.official_page': 'Official page',
  'fact.time.stateFiling': 'From a day to a few weeks, depending on the state',
  'fact.time.itin': '7 to 11 weeks',

  'steps.consular.0': 'You tell us your situation; we tell you which documents are missing.',
  'steps.consular.1': 'We fill in the forms, and you check every answer before anything is sent.',
  'steps.consular.2': 'You pay the government fee, go to the interview, if there is one, and tell us how it went.',
  'steps.petition.0': 'You send your résumé and evidence; we tell you what is strong and what is missing.',
  'steps.petition.1': 'We put the material in the order of the criteria USCIS looks at.',
  'steps.petition.2': 'You review and sign the petition; you or the attorney you hire files it.',
  'steps.company.0': 'You give us the company’s details; we confirm state, fees and timing.',
  'steps.company.1': 'We prepare the documents, and you approve them before anyone signs.',
  'steps.company.2': 'You receive everything as PDFs, with a list of what to do next.',
  'steps.form.0': 'You send your details, or the form you already have.',
  'steps.form.1': 'We fill it in or review it, and you check every field.',
  'steps.form.2': 'You sign and send it, following our step-by-step instructions.',
  'steps.tax.0': 'You send the year’s documents; we check what is missing.',
  'steps.tax.1': 'We prepare the forms and explain the result, line by line.',
  'steps.tax.2': 'You review and sign. Nothing goes to the IRS without your signature.',
  'steps.quote.0': 'You describe the case and tell us which documents you already have.',
  'steps.quote.1': 'We answer with the fixed price, the timing, and what is not included.',
  'steps.quote.2': 'If you accept, we start. If not, the conversation cost you nothing.',
};
