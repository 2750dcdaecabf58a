import type { Scene, States, Visitor } from '@ponte/kit/ui/states';
import { Launched } from '../testing/Launched';
import Assistant from './Assistant';

const opened = (
  <Launched startOpen>
    <Assistant />
  </Launched>
);
const choice = (number: number) => `[role=group] > button:nth-of-type(${number})`;
const back = 'dialog > footer > button:first-child';

async function introduce(visitor: Visitor, name = 'Ana') {
  await visitor.type('[name=name]', name);
  await visitor.type('[name=email]', 'ana@site.example');
  await visitor.press('[type=submit]');
}

/** The open dialog after these answers, by their number in each question. */
function answered(answers: readonly number[], name?: string): Scene {
  return {
    shows: opened,
    window: 760,
    async enter(visitor) {
      await introduce(visitor, name);
      for (const answer of answers) {
        await visitor.press(choice(answer));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
  };
}

const longName = 'Maximiliana-Aparecida do Nascimento Albuquerque de Souza e Silva Cavalcanti';

export const states: States = {
  'the form': { shows: opened, window: 760 },
  'the form, sent empty': {
    shows: opened,
    window: 760,
    enter: (visitor) => visitor.press('[type=submit]'),
  },
  'the four topics': answered([]),
  'a very long name': answered([], longName),
  'the visas': answered([1]),
  'a price': answered([1, 1]),
  'the ways to a person': answered([1, 1, 1]),
  'the ways to a person, nothing configured': { ...answered([1, 1, 1]), unconfigured: true },
  'one step back': {
    ...answered([1, 1]),
    async enter(visitor) {
      await answered([1, 1]).enter?.(visitor);
      await visitor.press(back);
    },
  },
};
