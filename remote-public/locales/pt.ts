export const pt = {
  'home.title': 'Ponte (pt)',
};
