import type { pages as source } from '../pt/pages';

export const pages: Record<keyof typeof source, string> = {
  'about.head.title': 'About {{brand}}',
  'about.head.description':
    'Who we are, how we work and what we do not do: a small consultancy for US visas, companies, taxes and websites.',
  'about.name': 'About',
  'about.title': 'A small consultancy, on purpose',
  'about.lead': 'Moving abroad is more than a stack of forms. We handle the stack.',

  'about.values.title': 'What you can rely on',
  'about.values.experience.title': 'Experience',
  'about.values.experience.text':
    'We work with the same kinds of forms all the time: DS-160, I-140, 1040, W-7, SS-4. We know what each field means and where applications tend to get stuck.',
  'about.values.personal.title': 'Personal attention',
  'about.values.personal.text':
    'One person stays with your case from start to finish and answers in your language. Before you pay anything, they listen and tell you whether the service makes sense for you.',
  'about.values.commitment.title': 'Commitment',
  'about.values.commitment.text':
    'Each service’s page says what the price covers, and what it cannot cover: government fees, processing times and the final decision.',

  'about.people.title': 'The people you will talk to',
  'proof.since': 'With us since {{year}}',
  'proof.sample': 'sample',
  'proof.documents': 'How we look after your documents',
  'proof.company': 'Who runs this site',
  'proof.company.name': 'Legal name',
  'proof.company.registration': 'Registration',
  'proof.company.address': 'Address',
  'proof.company.phone': 'Phone',
  'proof.company.hours': 'Hours',
  'proof.company.reply': 'Reply time',
  'proof.reply_within': 'Within {{hours}}\u00a0hours on business days',

  'about.how.title': 'How we work',
  'about.how.talk.title': 'You tell us your story',
  'about.how.talk.text': 'By message, with no obligation. We say what is missing and what it costs.',
  'about.how.prepare.title': 'We do the paperwork',
  'about.how.prepare.text': 'With a clear list of what you send and what we fill out.',
  'about.how.review.title': 'You check and sign',
  'about.how.review.text': 'Nothing goes out before you have read it. We explain each page in your language.',
  'about.how.follow.title': 'We guide the filing',
  'about.how.follow.text':
    'We show you how to confirm that it arrived. If a request for information comes, you will know what to do.',

  'about.limits.title': 'What we are not',
  'about.limits.text':
    '{{brand}} is not a law firm or a government agency. We give no legal opinions, represent no one before a court or an agency and promise no outcome. When a case calls for an attorney or a licensed accountant, we say so at once.',

  'contact.head.title': 'Contact · {{brand}}',
  'contact.head.description': 'Reach {{brand}} by message or email, in Portuguese, English or Spanish.',
  'contact.name': 'Contact',
  'contact.title': 'Talk to us',
  'contact.lead': 'In Portuguese, English or Spanish. Tell us what you need, and we will tell you where to start.',

  'contact.form.title': 'Write your message',
  'contact.form.name': 'Name',
  'contact.form.email': 'Email',
  'contact.form.message': 'Message',
  'contact.form.required': 'All three fields are required.',
  'contact.form.chat_way': 'Continue on WhatsApp',
  'contact.form.email_way': 'Continue by email',
  'contact.form.note': 'The app opens with your message already written. You press send.',
  'contact.error.name': 'Enter your name.',
  'contact.error.email': 'Enter your email.',
  'contact.error.email_format': 'This email looks incomplete. For example: ana@example.com',
  'contact.error.message': 'Enter your message.',
  'contact.opened.chat': 'We opened WhatsApp with your message. Now press Send there.',
  'contact.opened.email': 'We opened your email program with the message. Now press Send there.',
  'contact.opened.again': 'Nothing opened? Use this link.',
  'contact.opened.kept': 'What you wrote is still here, in case you need to copy it.',
  'contact.no_way': 'No way to reach us is set up yet. Write your message, copy it and come back soon.',
  'contact.draft': 'Hello! I am {{name}} ({{email}}). {{message}}',
  'contact.subject': 'Message from {{name}}',

  'contact.ways.title': 'Other ways to reach us',
  'contact.ways.chat': 'Go straight to WhatsApp',
  'contact.ways.email': 'Email',

  'privacy.head.title': 'Privacy policy · {{brand}}',
  'privacy.head.description':
    'Which cookies {{brand}} uses, what stays in your browser and when we receive personal data from you.',
  'privacy.title': 'Privacy policy',
  'privacy.lead':
    'This site uses cookies and stores no personal data about visitors without their consent. Here is what that means, point by point.',

  'privacy.cookies.title': 'Cookies and browser storage',
  'privacy.cookies.text':
    'One cookie keeps the language you chose, so that the next page opens in it. Sometimes we show a new version of the site to some visitors first: a random number, kept in a cookie for 30 days, keeps you on the same version and does not say who you are. Your browser also keeps, on your device only, the language and the fact that you accepted the cookie notice. We use no advertising cookies and no third-party analytics.',
  'privacy.newsletter.title': 'Newsletter',
  'privacy.newsletter.text':
    'If you sign up for the newsletter at the bottom of the page, we store the email address you entered and the date, nothing else. Sending the form is your consent. To leave the list, ask us by email and we delete the address.',
  'privacy.chat.title': 'Conversations',
  'privacy.chat.text':
    'The name and email you give to Hel, the assistant, stay in the open page and are gone when it is closed; they only go into the message, if you continue on WhatsApp or by email. The WhatsApp button opens that app, which belongs to another company, with a prepared text that you can change. What you send there follows its rules.',
  'privacy.contact.title': 'Contact form',
  'privacy.contact.text':
    'What you type in the contact form stays in the open page and is gone when it is closed. When you choose a channel, your name, your email and the text go to WhatsApp or to your email program.',
  'privacy.login.title': 'Staff area',
  'privacy.login.text':
    'Signing in is for those who manage the sites. For them we store name, email, type of access, site, language, the password in a scrambled form that cannot be read back and, if they add them, a picture, security keys, tokens and linked accounts. We also keep their open sessions, with browser and IP address, and a record of sign-ins and changes, with date and IP address. While a session lasts, the browser keeps what holds it open. Signing out removes that from the device.',
  'privacy.technical.title': 'Technical records',
  'privacy.technical.text':
    'Like every server, ours receives the IP address of whoever asks for a page and uses it to answer and to limit abuse. The browser also reports which parts of the page loaded and which failed, and how, without saying who you are.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may ask what we hold about you, have it corrected or have it deleted. We do not sell data or hand it to others, except where the law requires it.',
  'privacy.rights.email': 'Write to',
};
