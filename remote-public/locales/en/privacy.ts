import type { privacy as source } from '../pt/privacy';

export const privacy: Record<keyof typeof source, string> = {
  'privacy.head.title': 'Privacy policy · {{brand}}',
  'privacy.head.description':
    'Which cookies {{brand}} uses, what stays in your browser and when we receive personal data from you.',
  'privacy.title': 'Privacy policy',
  'privacy.lead':
    'This site uses cookies and stores no personal data without your consent. Here is what that means, point by point.',

  'privacy.cookies.title': 'Cookies and browser storage',
  'privacy.cookies.text':
    'One cookie keeps the language you chose, so that the next page opens in it. Sometimes we show a new version of the site to some visitors first: a random number, kept in a cookie for 30 days, keeps you on the same version and does not say who you are. Your browser also keeps, on your device only, the language and the fact that you accepted the cookie notice. We use no advertising cookies and no third-party analytics.',
  'privacy.newsletter.title': 'News by email',
  'privacy.newsletter.text':
    'If you sign up for news at the bottom of the page, we store the email address you entered and nothing else. Sending the form is your consent. To leave the list, ask us by email and we delete the address.',
  'privacy.chat.title': 'Conversations',
  'privacy.chat.text':
    'The name and email you give to Hel, the assistant, stay in the open page and are gone when it is closed. The chat button opens another company’s messaging app with a prepared text that you can change. What you send there follows that app’s rules.',
  'privacy.contact.title': 'Contact form',
  'privacy.contact.text': 'The form on the contact page neither sends nor stores what you write.',
  'privacy.login.title': 'Staff area',
  'privacy.login.text':
    'The password login is for those who manage the sites. For them we store name, email, role, site, the password in a scrambled form that cannot be read back, and a record of the changes they make. While a session lasts, the browser keeps what holds it open. Logging out removes that from the device.',
  'privacy.technical.title': 'Technical records',
  'privacy.technical.text':
    'Like every server, ours receives the network address of whoever asks for a page and uses it to answer and to limit abuse. When a part of a page fails, the browser reports which part it was and how it failed, with no data about you.',
  'privacy.rights.title': 'Your rights',
  'privacy.rights.text':
    'You may ask what we hold about you, have it corrected or have it deleted. We do not sell data or hand it to others, except where the law requires it.',
  'privacy.rights.email': 'Write to',
};
