import { pt } from '../../../remote-public/locales/pt';
import { pickTexts } from './island-texts';

test('embeds the texts of islands only, without those of other pages and static sections', () => {
  const picked = pickTexts(pt);
  expect(picked).toMatchObject({ 'home.title': pt['home.title'], 'partners.bluebox': pt['partners.bluebox'] });
  expect(picked).not.toHaveProperty(['home.why.title']);
  expect(picked).not.toHaveProperty(['partners.how.text']);
});
