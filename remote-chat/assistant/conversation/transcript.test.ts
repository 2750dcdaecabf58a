import { findService, transcriptOf } from './transcript';

const visitor = { name: 'Ana', email: 'ana@exemplo.com' };

it('starts with the message of the form', () => {
  expect(transcriptOf({ visitor, history: [] })).toEqual([{ speaker: 'hel', message: 'chat.say.nomeEmail' }]);
});

it('puts what the visitor answered between the messages', () => {
  expect(transcriptOf({ visitor, history: ['inicio', 'sites1', 'onlineStore'] })).toEqual([
    { speaker: 'hel', message: 'chat.say.nomeEmail' },
    { speaker: 'visitor' },
    { speaker: 'hel', message: 'chat.say.inicio' },
    { speaker: 'visitor', choice: 'chat.choose.sites1' },
    { speaker: 'hel', message: 'chat.say.sites1' },
    { speaker: 'visitor', choice: 'chat.choose.onlineStore' },
    { speaker: 'hel', message: 'chat.say.onlineStore', service: 'onlineStore' },
  ]);
});

it('remembers which service the visitor chose', () => {
  expect(findService({ visitor, history: ['inicio', 'sites1'] })).toBeUndefined();
  expect(findService({ visitor, history: ['inicio', 'sites1', 'onlineStore', 'contato'] })).toBe('onlineStore');
});
