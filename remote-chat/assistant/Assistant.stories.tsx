import type { Story, Stories, User } from '@ponte/kit/ui/stories';
import { TestLauncher } from '../testing/TestLauncher';
import Assistant from './Assistant';

const opened = (
  <TestLauncher startOpen>
    <Assistant />
  </TestLauncher>
);
const choice = (number: number) => `[role=group] > button:nth-of-type(${number})`;
const back = 'dialog > footer > button:first-child';

async function introduce(user: User, name = 'Ana') {
  await user.type('[name=name]', name);
  await user.type('[name=email]', 'ana@site.example');
  await user.click('[type=submit]');
}

/** The open dialog after these answers: the number of the chosen option at each node. */
function answered(answers: readonly number[], name?: string): Story {
  return {
    render: () => opened,
    window: 760,
    async play(user) {
      await introduce(user, name);
      for (const answer of answers) {
        await user.click(choice(answer));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
  };
}

const longName = 'Maximiliana-Aparecida do Nascimento Albuquerque de Souza e Silva Cavalcanti';

export const stories: Stories = {
  form: { render: () => opened, window: 760 },
  'form submitted empty': {
    render: () => opened,
    window: 760,
    play: (user) => user.click('[type=submit]'),
  },
  'four topics': answered([]),
  'very long name': answered([], longName),
  visas: answered([1]),
  price: answered([1, 1]),
  'contact channels': answered([1, 1, 1]),
  'contact channels, none configured': { ...answered([1, 1, 1]), unconfigured: true },
  'one step back': {
    ...answered([1, 1]),
    async play(user) {
      await answered([1, 1]).play?.(user);
      await user.click(back);
    },
  },
};
