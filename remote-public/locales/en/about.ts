import type { about as source } from '../pt/about';

export const about: Record<keyof typeof source, string> = {
  'about.head.title': 'About {{brand}}',
  'about.head.description':
    'Who we are, how we work and what we do not do: a small consultancy for US visas, companies, taxes and websites.',
  'about.name': 'About',
  'about.title': 'A small consultancy, on purpose',
  'about.lead': 'Moving abroad is more than a stack of forms. We handle the stack.',

  'about.values.title': 'What you can rely on',
  'about.values.experience.title': 'Experience',
  'about.values.experience.text':
    'We work with the same kinds of forms every day: DS-160, I-130, 1040, W-7, LLC. We know what each field means and where applications tend to get stuck.',
  'about.values.personal.title': 'Personal attention',
  'about.values.personal.text':
    'One person stays with your case from start to finish and answers in your language. Before any charge, they listen and tell you whether the service makes sense for you.',
  'about.values.commitment.title': 'Commitment',
  'about.values.commitment.text':
    'What the price covers is written on the page. So is what depends on the government: fees, processing times and the final decision are not ours.',

  'about.how.title': 'How we work',
  'about.how.talk.title': 'You tell us your story',
  'about.how.talk.text': 'By message, with no obligation. We say what is missing and what it costs.',
  'about.how.prepare.title': 'We prepare the documents',
  'about.how.prepare.text': 'With a clear list of what you send and what we fill in.',
  'about.how.review.title': 'You check and sign',
  'about.how.review.text': 'Nothing leaves before you have read it. We explain each page in your language.',
  'about.how.follow.title': 'We track the filing',
  'about.how.follow.text': 'Until it is received. If a request for information arrives, you will know what to do.',

  'about.limits.title': 'What we are not',
  'about.limits.text':
    '{{brand}} is not a law firm or a government agency. We give no legal opinions, represent nobody in court and promise no outcome. When a case calls for an attorney or a licensed accountant, we say so at once.',
};
