import {
  beginning,
  converse,
  currentNode,
  findSubject,
  transcriptOf,
  type Conversation,
  type Turn,
} from './conversation';

const ana = { name: 'Ana', email: 'ana@exemplo.com' };

const after = (...turns: Turn[]): Conversation => turns.reduce(converse, beginning);
const typed: Turn = { type: 'type', visitor: ana };
const introduced: Turn[] = [typed, { type: 'introduce' }];
const chosen = (...path: Conversation['history']): Turn[] => path.map((next) => ({ type: 'choose', next }));

it('begins with the form', () => {
  expect(currentNode(beginning)).toBe('nomeEmail');
});

it.each([
  { name: '', email: '' },
  { name: 'Ana', email: '' },
  { name: '', email: ana.email },
  { name: 'Ana', email: 'ana' },
])('stays at the form with %j', (visitor) => {
  expect(currentNode(after({ type: 'type', visitor }, { type: 'introduce' }))).toBe('nomeEmail');
});

it('continues to the topics when both fields are valid', () => {
  expect(after(...introduced)).toEqual({ visitor: ana, history: ['inicio'] });
});

it('follows the options of the current node and no others', () => {
  expect(after(...introduced, ...chosen('vistos1', 'b1b2', 'contato')).history).toEqual([
    'inicio',
    'vistos1',
    'b1b2',
    'contato',
  ]);
  expect(after(...introduced, ...chosen('contato', 'b1b2')).history).toEqual(['inicio']);
});

it('steps back one node at a time to the form, and keeps the visitor', () => {
  const back: Turn = { type: 'back' };
  const path = [...introduced, ...chosen('sites1', 'onlineStore')];
  expect(currentNode(after(...path, back))).toBe('sites1');
  expect(currentNode(after(...path, back, back))).toBe('inicio');
  expect(after(...path, back, back, back)).toEqual({ visitor: ana, history: [] });
  expect(currentNode(after(...path, back, back, back, back))).toBe('nomeEmail');
});

it('forgets everything on reset', () => {
  expect(after(...introduced, ...chosen('sites1'), { type: 'reset' })).toEqual(beginning);
});

it('starts the transcript with the message of the form', () => {
  expect(transcriptOf({ visitor: ana, history: [] })).toEqual([{ speaker: 'hel', message: 'chat.say.nomeEmail' }]);
});

it('puts the answers of the visitor between the messages', () => {
  expect(transcriptOf({ visitor: ana, history: ['inicio', 'sites1', 'onlineStore'] })).toEqual([
    { speaker: 'hel', message: 'chat.say.nomeEmail' },
    { speaker: 'visitor' },
    { speaker: 'hel', message: 'chat.say.inicio' },
    { speaker: 'visitor', choice: 'chat.choose.sites1' },
    { speaker: 'hel', message: 'chat.say.sites1' },
    { speaker: 'visitor', choice: 'chat.choose.onlineStore' },
    { speaker: 'hel', message: 'chat.say.onlineStore', service: 'onlineStore' },
  ]);
});

it('finds the service that the visitor chose, or the topic', () => {
  expect(findSubject({ visitor: ana, history: ['inicio'] })).toBeUndefined();
  expect(findSubject({ visitor: ana, history: ['inicio', 'sites1', 'onlineStore', 'contato'] })).toBe('onlineStore');
  expect(findSubject({ visitor: ana, history: ['inicio', 'sites1', 'sites1.other', 'contato'] })).toBe('sites1');
});
