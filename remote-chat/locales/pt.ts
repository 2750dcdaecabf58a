export const pt = {
  'chat.open': 'Hel (pt)',
};
