import type { home as source } from '../pt/home';

export const home: Record<keyof typeof source, string> = {
  'layout.home': 'Home',
  'layout.trail': 'You are here',
  'layout.organization':
    'Consultancy for US visas, company formation, taxes and websites, in Portuguese, English and Spanish.',
  'layout.talk': 'Talk to us',
  'layout.chat': 'Chat on WhatsApp',
  'layout.talk_message': 'Hello! I would like to talk about {{brand}}’s services.',
  'layout.pause_films': 'Pause the videos',
  'layout.play_films': 'Play the videos',
  'closing.title': 'Tell us about your case.\nKnow the price, then\u00a0decide.',
  'closing.lead': 'We tell you what is missing, what it costs and what is up to the government. Talking to us is free.',
  'closing.prices': 'See prices',

  'home.head.title': '{{brand}}: US visas, companies and taxes',
  'home.head.description':
    'US visas, company formation, taxes, ITIN and websites for families and small businesses. Clear prices before you start, in Portuguese, English and Spanish.',

  'home.title': 'US visas, companies and taxes for people coming from abroad',
  'home.lead':
    'We prepare the paperwork for your family or your business, at\u00a0a\u00a0clear price, with someone who speaks your language.',
  'home.ways': 'Where to start',
  'home.way.visas': 'Visas',
  'home.way.company': 'Start a company',
  'home.way.tax': 'Taxes',
  'home.way.websites': 'Get a website',
  'home.way.partners': 'Partners',
  'home.languages': 'Page language',
  'home.pause': 'Pause the video',
  'home.play': 'Play the video',

  'home.why.title': 'No surprises along the way',
  'home.why.price.title': 'The price comes first',
  'home.why.price.text':
    'Every service page shows its price, or says that we quote it for your case. Government fees are named separately.',
  'home.why.person.title': 'One person, start to finish',
  'home.why.person.text':
    'Whoever opens your case stays with it. You write in your own language and understand each step before you sign.',
  'home.why.honest.title': 'Promises we can keep',
  'home.why.honest.text':
    'We are not a law firm or a government agency, and we never promise approval. We promise careful work.',

  'home.services.title': 'Services and prices',
  'home.services.lead': 'What our work costs, in US dollars. Government fees are paid separately.',
  'home.services.visas.title': 'Visas',
  'home.services.visas.text': 'Travel, study, work and family: forms, documents and interview practice.',
  'home.services.company.title': 'US company',
  'home.services.company.text': 'LLC, EIN, business address, ITIN and the agreements that keep it all in order.',
  'home.services.tax.title': 'Taxes',
  'home.services.tax.text': 'Form 1040, Schedules C and SE, and the Child Tax Credit, prepared and checked.',
  'home.services.websites.title': 'Websites',
  'home.services.websites.text': 'A fast, good-looking site for your business, in one, two or three languages.',
  'home.services.all': 'See all services',

  'home.partners.title': 'Businesses we\u00a0recommend',
  'home.partners.lead': 'They teach music, drive, bake, cut hair and take pictures.',
  'home.partners.all': 'Meet the partners',

  'home.about.title': 'Who you’ll be working with',
  'home.about.experience.title': 'We check every field',
  'home.about.experience.text': 'We know the forms, the deadlines and the mistakes that hold up an application.',
  'home.about.personal.title': 'We listen first',
  'home.about.personal.text':
    'No two families are alike. We listen, and then say what you need and what you can do without.',
  'home.about.commitment.title': 'We tell you right away',
  'home.about.commitment.text': 'We agree on what you get and when. If something changes, you are the first to know.',
  'home.about.more': 'More about us',
};
