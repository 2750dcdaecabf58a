import type { tax as source } from '../pt/tax';

export const tax: Record<keyof typeof source, string> = {
  'tax.title': 'Taxes in the United States',
  'tax.name': 'Taxes',
  'tax.promise': 'IRS forms filled in, explained and ready to sign.',
  'tax.intro':
    'For people who live, work or do business in the US. We prepare the forms, explain them in plain language, and show where each number comes from.',
  'tax.description':
    'US tax help: Form 1040, Schedules C and SE, Child Tax Credit and W-9. Prices up front, nothing sent without your signature.',
  'tax.more': 'See tax services',
  'tax.list_title': 'Tax services',
  'tax.beneath': 'Forms already filled in?',
  'tax.q': 'Is my information safe?',
  'tax.a':
    'We use your documents only to prepare what you asked for. Do not send an SSN or account number in your first message; we will agree on a safe way first.',
};
