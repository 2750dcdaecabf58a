export const es = {
  'home.title': 'Ponte (es)',
};
