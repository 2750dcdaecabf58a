import type { Story, States } from '@ponte/kit/ui/states';
import { answering } from '../testing/stories';
import footer from './Footer.module.css';
import { Newsletter } from './Newsletter';

/** Milliseconds for which an outcome is shown; here it stays. */
const shown = 4000;

function subscribed(answer: () => Promise<Response>): Story {
  return {
    render: () => inFooter,
    window: 260,
    before: () => answering(answer, { skip: shown }),
    async play(user) {
      await user.type('input', 'eva@example.com');
      await user.click('button');
    },
  };
}

const inFooter = (
  <div className={footer.footer}>
    <Newsletter />
  </div>
);
const subscribedTo = { data: { insert_newsletter_one: { id: '1' } } };
const refused = { errors: [{ message: 'Uniqueness violation' }] };

export const states: States = {
  empty: inFooter,
  sending: subscribed(() => new Promise(() => undefined)),
  'signed up': subscribed(() => Promise.resolve(Response.json(subscribedTo))),
  'refused: on the list already': subscribed(() => Promise.resolve(Response.json(refused))),
  'no connection': subscribed(() => Promise.reject(new TypeError('Failed to fetch'))),
};
