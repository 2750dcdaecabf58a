import type { pt } from './pt';

export const en: Record<keyof typeof pt, string> = {
  'site.description': 'US visas, companies, taxes and websites, explained in your language.',
  'page.skip': 'Skip to content',
  'page.loading': 'Loading the page…',
  'page.no_script': 'To use this page, turn on JavaScript in your browser and reload.',

  'nav.home': 'Home',
  'nav.services': 'Services',
  'nav.visas': 'Visas',
  'nav.company': 'Company',
  'nav.tax': 'Taxes',
  'nav.websites': 'Websites',
  'nav.partners': 'Partners',
  'nav.from': 'from {{price}}',
  'nav.about': 'About',
  'nav.contact': 'Contact',

  'header.brand': '{{brand}}, home page',
  'header.nav': 'Site',
  'header.language': 'Language',
  'header.account': 'Account',
  'header.menu': 'Menu',
  'header.menu_close': 'Close',
  'header.talk': 'Talk to us',

  'language.loading': 'Opening the page in {{language}}…',
  'language.failed': 'We could not open the page in {{language}}. It stays in {{shown}}.',
  'language.unkept':
    'The page is in {{language}}, but your browser has no room to save that choice. It lasts while this page is open.',
  'language.retry': 'Try again',
  'language.dismiss': 'Close',
  'language.coming': '{{language}}, loading…',

  'account.login': 'Sign in',
  'account.forgot': 'Forgot password',
  'account.profile': 'Profile',
  'account.password': 'Change password',
  'account.admin': 'Admin',
  'account.logout': 'Sign out',

  'footer.promise':
    'From the first question to the last form, someone who speaks your language is with you all the way.',
  'footer.address': 'Orlando, Florida, United States',
  'footer.nav': 'On this site',
  'footer.follow': 'Follow us',
  'footer.disclaimer': '{{brand}} is not a law firm and not a government agency. Government fees are paid separately.',
  'footer.newsletter.title': 'Newsletter',
  'footer.newsletter.label': 'Your email',
  'footer.newsletter.send': 'Subscribe',
  'footer.newsletter.sending': 'Sending…',
  'footer.newsletter.consent':
    'Deadlines and new rules. By subscribing you agree to receive them. To unsubscribe, just ask.',
  'footer.newsletter.missing': 'Enter your email.',
  'footer.newsletter.invalid': 'This email looks incomplete. For example: ana@example.com',
  'footer.newsletter.success': 'Done! Your email is on the list.',
  'footer.newsletter.error_exists': 'We could not add this email. It may already be on the list.',
  'footer.newsletter.error_conn': 'We cannot connect right now. Please try again in a moment.',

  'cookies.title': 'Cookie notice',
  'cookies.text': 'We use cookies to remember your language and the site’s version.',
  'cookies.privacy': 'Privacy policy',
  'cookies.accept': 'Accept',

  'corner.label': 'Help',
  'corner.services': 'See services',
  'corner.site': 'View the site',
  'corner.chat': 'Chat on WhatsApp',
  'corner.assistant': 'Chat with Hel',
  'corner.assistant_loading': 'Opening the chat with Hel…',

  'part.unavailable': 'This part of the page is not available right now.',
  'part.unavailable_corner': 'The assistant is not available right now.',
  'part.kind.missing': 'One of its files could not be found. The rest of the site works as usual.',
  'part.kind.timeout': 'It took too long to arrive. The rest of the site works as usual.',
  'part.kind.other': 'Something went wrong while loading it. The rest of the site works as usual.',
  'part.retry': 'Try again',

  'notfound.title': 'This page does not exist',
  'notfound.text': 'The road ends here: the address has changed or never existed. These will get you back on track:',
  'notfound.home': 'Go to the home page',
  'notfound.services': 'See our services',
};
