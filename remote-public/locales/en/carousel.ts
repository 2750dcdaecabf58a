import type { carousel as source } from '../pt/carousel';

export const carousel: Record<keyof typeof source, string> = {
  'carousel.role': 'carousel',
  'carousel.slide_role': 'slide',
  'carousel.slide': '{{at}} of {{count}}: {{name}}',
  'carousel.stop': 'Stop the slideshow',
  'carousel.start': 'Start the slideshow',
  'carousel.previous': 'Previous',
  'carousel.next': 'Next',
  'carousel.choose': 'Choose a site',
};
