export const en = {
  'home.title': 'Ponte (en)',
};
