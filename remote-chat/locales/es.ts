export const es = {
  'chat.open': 'Hel (es)',
};
