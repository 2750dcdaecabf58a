import type { Story, Stories } from '@ponte/kit/ui/stories';
import { stubNewsletter } from '../testing/stories';
import footer from './Footer.module.css';
import { Newsletter } from './Newsletter';

/** How long the component shows an outcome. The story stops that timer. */
const shownMs = 4000;

function subscribed(respond: () => Promise<Response>): Story {
  return {
    render: () => inFooter,
    window: 260,
    before: () => stubNewsletter(respond, shownMs),
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
const inserted = { data: { insert_newsletter_one: { id: '1' } } };
const rejected = { errors: [{ message: 'Uniqueness violation' }] };

export const stories: Stories = {
  empty: inFooter,
  'no address': { render: () => inFooter, play: (user) => user.click('button') },
  sending: subscribed(() => new Promise(() => undefined)),
  'signed up': subscribed(() => Promise.resolve(Response.json(inserted))),
  'rejected: already on the list': subscribed(() => Promise.resolve(Response.json(rejected))),
  'no connection': subscribed(() => Promise.reject(new TypeError('Failed to fetch'))),
};
