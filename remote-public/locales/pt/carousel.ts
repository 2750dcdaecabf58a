export const carousel = {
  'carousel.role': 'carrossel',
  'carousel.slide_role': 'slide',
  'carousel.slide': '{{at}} de {{count}}: {{name}}',
  'carousel.stop': 'Parar a apresentação',
  'carousel.start': 'Retomar a apresentação',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Próximo',
  'carousel.choose': 'Escolher um site',
};
