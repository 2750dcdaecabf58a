export const en = {
  'chat.open': 'Hel (en)',
};
