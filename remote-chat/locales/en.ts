import type { pt } from './pt';

export const en: Record<keyof typeof pt, string> = {
  'chat.hel': 'Hel',
  'chat.about': 'Prices and next steps',
  'chat.close': 'Close the chat',
  'chat.back': 'Back',
  'chat.reset': 'Start over',
  'chat.log': 'Chat with Hel',
  'chat.choices': 'Possible answers',
  'chat.price': 'Our service',
  'chat.from': 'from',
  'chat.scope.applicant': 'per applicant',
  'chat.scope.person': 'per person',
  'chat.scope.company': 'per company',
  'chat.details': 'More details: {{name}}',

  'chat.form.name': 'Name',
  'chat.form.email': 'Email',
  'chat.form.privacy': 'So our team can reply to you. We use it for nothing else.',
  'chat.form.submit': 'Start the chat',
  'chat.form.nameMissing': 'Enter your name.',
  'chat.form.emailMissing': 'Enter your email.',
  'chat.form.emailWrong': 'This email looks incomplete. For example: ana@example.com',

  'chat.say.nomeEmail':
    'Hello! I’m Hel, an automated assistant. I\u00a0show our prices and hand you over to a person. To start, what are your name and email?',
  'chat.say.inicio': 'Nice to meet you, {{name}}. What would you like to know about?',
  'chat.say.vistos1': 'Which visa do you need?',
  'chat.say.empresa1': 'What does your company need?',
  'chat.say.impostos1': 'How can we help with your taxes?',
  'chat.say.sites1': 'What kind of website do you have in mind?',
  'chat.say.b1b2':
    'For a visit or a business trip to the US: the form, the document checklist and interview practice. The consular fee is paid separately.',
  'chat.say.studentVisa':
    'For students (F-1) and the family who comes along (F-2): the form, the documents and interview practice. Government fees are paid separately.',
  'chat.say.workVisas':
    'We organize your case and your documents for EB-1A, EB-2 NIW or H-1B. Government fees are paid separately.',
  'chat.say.companyOpening':
    'We form your LLC and request its EIN, the company’s tax ID. State fees are paid separately; the EIN itself is free.',
  'chat.say.fiscalAddress':
    'A valid street address for your company, with city, state and ZIP code. The mail it receives is forwarded to you digitally.',
  'chat.say.operatingAgreement':
    'Your LLC’s contract: members, profit split and responsibilities. In English, with a translation that explains it, on request.',
  'chat.say.itin':
    'The tax ID for people who cannot get a Social Security number: Form W-7, a cover letter to the IRS and a checklist of accepted documents.',
  'chat.say.llcTaxReport': 'We prepare your LLC’s tax returns and work out the deductions it can claim.',
  'chat.say.onlineStore': 'A website that sells your products, from catalog to payment.',
  'chat.say.institutionalSite':
    'A website that introduces your business: who you are, what you do and how to reach you.',
  'chat.say.other':
    'One page has all our services of this kind, with their prices. Or tell a person on our team about your case.',
  'chat.say.contato': 'From here on, a person on our team will answer. Your topic is already written in the message.',

  'chat.choose.vistos1': 'Visas',
  'chat.choose.empresa1': 'A company in the US',
  'chat.choose.impostos1': 'Taxes and ITIN',
  'chat.choose.sites1': 'A website',
  'chat.choose.b1b2': 'Visitor (B1/B2)',
  'chat.choose.studentVisa': 'Student (F-1/F-2)',
  'chat.choose.workVisas': 'Work or green card (EB-1A, EB-2 NIW, H-1B)',
  'chat.choose.companyOpening': 'Form an LLC, with EIN',
  'chat.choose.fiscalAddress': 'Business address',
  'chat.choose.operatingAgreement': 'Operating Agreement',
  'chat.choose.itin': 'ITIN for individuals',
  'chat.choose.llcTaxReport': 'LLC tax returns and deductions',
  'chat.choose.onlineStore': 'Online store',
  'chat.choose.institutionalSite': 'Business site',
  'chat.choose.other': 'Something else, or not sure yet',
  'chat.choose.contato': 'Talk to our team',

  'chat.topic.vistos1': 'a US visa',
  'chat.topic.empresa1': 'my company in the US',
  'chat.topic.impostos1': 'my US taxes',
  'chat.topic.sites1': 'a website',
  'chat.topic.b1b2': 'the B1/B2 visitor visa',
  'chat.topic.studentVisa': 'the student visa (F-1/F-2)',
  'chat.topic.workVisas': 'a work visa or green card (EB-1A, EB-2 NIW, H-1B)',
  'chat.topic.companyOpening': 'forming an LLC with an EIN',
  'chat.topic.fiscalAddress': 'a business address for my company',
  'chat.topic.operatingAgreement': 'the Operating Agreement for my LLC',
  'chat.topic.itin': 'my ITIN application',
  'chat.topic.llcTaxReport': 'my LLC’s tax returns and deductions',
  'chat.topic.onlineStore': 'an online store',
  'chat.topic.institutionalSite': 'a business site',

  'chat.contact.message': 'Hello! I’m {{name}} ({{email}}). I’d like to talk about {{topic}}.',
  'chat.contact.app': 'Continue on WhatsApp',
  'chat.contact.email': 'Continue by email',
  'chat.contact.page': 'See the contact page',
};
