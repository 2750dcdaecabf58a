import type { contact as source } from '../pt/contact';

export const contact: Record<keyof typeof source, string> = {
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
  'contact.form.send': 'Send',
  'contact.error.name': 'Enter your name.',
  'contact.error.email': 'Enter your email address.',
  'contact.error.email_format': 'Enter a complete email address, like name@example.com.',
  'contact.error.message': 'Enter your message.',
  'contact.blocked.title': 'This form does not send messages yet.',
  'contact.blocked.text': 'What you wrote is still here and has not left your device. Send it one of these ways:',
  'contact.blocked.none':
    'What you wrote is still here and has not left your device. Copy the text and come back soon.',
  'contact.blocked.chat': 'Send this text by chat',
  'contact.blocked.email': 'Send this text by email',
  'contact.draft': 'Hello! I am {{name}} ({{email}}). {{message}}',
  'contact.subject': 'Message from {{name}}',

  'contact.ways.title': 'Other ways to reach us',
  'contact.ways.chat': 'Chat',
  'contact.ways.chat_text': 'The quickest way. It opens your messaging app.',
  'contact.ways.chat_action': 'Open the chat',
  'contact.ways.email': 'Email',
  'contact.ways.languages': 'Languages',
  'contact.ways.languages_text': 'Portuguese, English and Spanish.',
};
