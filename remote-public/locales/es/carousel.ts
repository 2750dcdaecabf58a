import type { carousel as source } from '../pt/carousel';

export const carousel: Record<keyof typeof source, string> = {
  'carousel.role': 'carrusel',
  'carousel.slide_role': 'diapositiva',
  'carousel.slide': '{{at}} de {{count}}: {{name}}',
  'carousel.stop': 'Detener la presentación',
  'carousel.start': 'Reanudar la presentación',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Siguiente',
  'carousel.choose': 'Elegir un sitio',
};
