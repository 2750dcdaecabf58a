import type { layout as source } from '../pt/layout';

export const layout: Record<keyof typeof source, string> = {
  'layout.home': 'Home',
  'layout.trail': 'You are here',
  'layout.organization':
    'Consultancy for US visas, company formation, taxes and websites, in Portuguese, English and Spanish.',
  'layout.talk': 'Talk to us',
  'layout.talk_message': 'Hello! I would like to talk about {{brand}}’s services.',
  'layout.pause_films': 'Pause the videos',
  'layout.play_films': 'Play the videos',
  'closing.title': 'Tell us your story. The price comes first.',
  'closing.lead':
    'We answer with what is missing, what it costs and what is up to the government. Talking to us is free.',
  'closing.prices': 'See prices',
};
