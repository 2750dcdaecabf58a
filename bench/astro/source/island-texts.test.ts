import { pt } from '../../../remote-public/locales/pt';
import { pickTexts } from './island-texts';

test('an island finds its texts in the page, those of other pages and of still sections are left out', () => {
  const picked = pickTexts(pt);
  expect(picked).toMatchObject({ 'home.title': pt['home.title'], 'partners.bluebox': pt['partners.bluebox'] });
  expect(picked).not.toHaveProperty(['home.why.title']);
  expect(picked).not.toHaveProperty(['partners.how.text']);
});
