import type { websites as source } from '../pt/websites';

export const websites: Record<keyof typeof source, string> = {
  'partners.visit': 'Visit site',
  'partners.visit_named': 'Visit site: {{name}}',

  'partners.escola_estacao_musical': 'Guitar, piano and voice for children and adults, in groups or one-on-one.',
  'partners.rota_clara_driver': 'Private driver and airport transfers, with time and fare agreed on beforehand.',
  'partners.cg_details': 'Washing, polishing and interior cleaning: your car, looking new again.',
  'partners.bluebox': 'Moving, packing and boxes shipped to other countries.',
  'partners.publicarte': 'Signs, posters and print that get a business seen from the street.',
  'partners.padaria_aurora': 'Crusty rolls, cheese bread and cakes, warm from early morning.',
  'partners.jardim_nativo': 'Garden design and care, with plants that like the local climate.',
  'partners.cais_barber': 'Haircuts, beards and good conversation, by appointment.',
  'partners.estudio_janela': 'Family portraits, photo shoots and parties, in natural light.',

  'partners.head.title': 'Partners · {{brand}}',
  'partners.head.description':
    'Nine partner businesses: music, transportation, moving, gardens, a bakery, a barber shop, photography and more. Meet them and visit.',
  'partners.name': 'Partners',
  'partners.title': 'Businesses we recommend',
  'partners.lead':
    'Settling in a new country takes more than documents. These are the businesses we recommend when people ask.',
  'partners.how.title': 'Partners are independent',
  'partners.how.text': 'They serve you, bill you and answer for their own work. Any agreement is between you and them.',
  'partners.join.title': 'Would you like to be listed here?',
  'partners.join.text': 'Tell us in a few lines what you do and where you work. We answer by message.',
  'partners.join.action': 'Propose a partnership',
  'partners.join.message': 'Hello! I run a business and would like to propose a partnership with {{brand}}.',

  'websites.head.title': 'Websites · {{brand}}',
  'websites.head.description':
    'Business sites and online stores for small businesses, in up to three languages. See what is included, the price and examples.',
  'websites.name': 'Websites',
  'websites.title': 'A fast site that speaks your clients’ language',
  'websites.lead':
    'You tell us what you do. We write, design and publish, and hand everything over ready for visitors.',

  'websites.features.title': 'What is included',
  'websites.features.design': 'A design of your own, made for your business',
  'websites.features.texts': 'Copy written with you, in one, two or three languages',
  'websites.features.phone': 'Pages that work well on a phone, even on a weak connection',
  'websites.features.chat': 'A button that leads straight to your WhatsApp',
  'websites.features.search': 'Titles, descriptions and a sitemap, so that search engines can find you',
  'websites.features.handover': 'Training, so you can change the copy and pictures yourself',

  'websites.price.title': 'What it costs',
  'websites.price.institutionalSite': 'Business site',
  'websites.price.onlineStore': 'Online store',
  'websites.price.note': 'The final price comes in writing.',
  'websites.price.not_included': 'Domain, hosting and payment fees are paid separately, to their providers.',
  'websites.closing.title': 'Tell us what you do.\nKnow the price, then\u00a0decide.',
  'websites.closing.lead': 'The final price comes in writing. Talking to us is free.',
  'websites.quote': 'Ask for a quote',
  'websites.quote_message': 'Hello! I would like a quote for a website. My business is:',

  'websites.examples.title': 'Our partners’ sites',
  'websites.examples.lead': 'Examples of the kinds of site we make.',
  'websites.examples.slides': 'Examples, one at a time',
  'websites.examples.institutionalSite': 'Business site, {{languages}} languages, from {{price}}',
  'websites.examples.onlineStore': 'Online store, {{languages}} languages, from {{price}}',

  'websites.steps.title': 'From first message to live site',
  'websites.steps.quote':
    'You ask for a quote and tell us what you do. We reply with the final price in writing and agree on a delivery date.',
  'websites.steps.work':
    'You send what you have: a logo, pictures, copy. We write the rest with you and design the pages.',
  'websites.steps.publish':
    'You check every page. Once you approve, we publish and show you how to change copy and pictures.',
  'websites.send.note': 'To get a quote, just tell us what you do. The rest can come later.',
  'websites.send.business': 'What your business does, for whom, and where',
  'websites.send.languages': 'The languages your site should speak',
  'websites.send.pictures': 'Your logo and pictures, if you have them',
  'websites.send.texts': 'Copy you already use: a menu, a price list, social media',
  'websites.send.domain': 'Your domain name, if you own one',
  'websites.send.store': 'For a store: products, prices and how you want to be paid',

  'websites.support.title': 'Once it is live',
  'websites.support.text':
    'If something does not work, write to us. If you want something changed, we agree on the price first.',

  'websites.q.time': 'How long does it take?',
  'websites.a.time':
    'It depends on how many pages and languages you need, whether there is a store, and when your copy and pictures reach us. That’s why we agree on the date along with the price, before we start.',
  'websites.q.price': 'What does the price depend on?',
  'websites.a.price':
    'On the kind of site and what it has to do: an online store takes more work than a business site. You get the final price in writing, and only then decide.',
  'websites.q.texts': 'Do I have to write the copy?',
  'websites.a.texts':
    'No. Tell us about your business in your own words, and we write it with you, in one, two or three languages. Nothing goes live until you have read it.',
  'websites.q.changes': 'Can I change the site later?',
  'websites.a.changes':
    'Yes. Training is included, so you can change copy and pictures yourself. For anything else, write to us: we agree on a price first.',

  'carousel.role': 'carousel',
  'carousel.slide_role': 'slide',
  'carousel.slide': '{{at}} of {{count}}: {{name}}',
  'carousel.stop': 'Pause the slideshow',
  'carousel.start': 'Resume the slideshow',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
  'carousel.choose': 'Choose a site',
};
