import type { websites as source } from '../pt/websites';

export const websites: Record<keyof typeof source, string> = {
  'websites.head.title': 'Website creation · {{brand}}',
  'websites.head.description':
    'Business sites and online stores for small businesses, in up to three languages. See what is included, the price and examples.',
  'websites.name': 'Website creation',
  'websites.title': 'A site that opens fast and speaks your customer’s language',
  'websites.lead':
    'You tell us what you do. We write, design and publish, and hand everything over ready for visitors.',

  'websites.features.title': 'What is included',
  'websites.features.design': 'A design of your own, made for your business',
  'websites.features.texts': 'Texts written with you, in one, two or three languages',
  'websites.features.phone': 'Pages that work well on a phone, even on a weak connection',
  'websites.features.chat': 'A chat button that leads straight to your WhatsApp',
  'websites.features.search': 'Titles, descriptions and a site map, so that search engines find you',
  'websites.features.handover': 'An hour of training, so you can change texts and pictures',

  'websites.price.title': 'What it costs',
  'websites.price.note':
    'Business site from {{site}}; online store from {{store}}. You get the final price in writing before we start.',
  'websites.price.not_included': 'Domain, hosting and payment fees are charged by whoever provides them.',
  'websites.quote': 'Ask for a quote',
  'websites.quote_message': 'Hello! I would like a quote for a website. My business is:',

  'websites.examples.title': 'Our partners’ sites',
  'websites.examples.lead': 'Eight businesses, eight ways to introduce themselves.',
  'websites.examples.slides': 'Examples, one at a time',

  'websites.support.title': 'Once it is live',
  'websites.support.text':
    'If something does not work in the first 30 days, we fix it at no charge. After that, every change has a price agreed beforehand, and no monthly fee ties you down.',
};
