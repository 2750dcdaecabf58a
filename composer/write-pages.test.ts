import { checkPage } from './write-pages';

const check = (html: string) => () => checkPage('/visas', 'es', html);

test('accepts a page with one heading', () => {
  expect(check('<main><h1 class="x">Visas</h1><h2>Style</h2><p>style="" script</p></main>')).not.toThrow();
});

test.each([
  ['<h1>Visas</h1><script>alert(1)</script>', 'a script'],
  ['<h1 class="a" style="color:red">Visas</h1>', 'a style attribute'],
  ['<h1>Visas</h1><!--$?--><template id="B:0"></template><!--/$-->', 'an unresolved Suspense boundary'],
  ['<h1>Visas</h1><!--$!--><!--/$-->', 'an unresolved Suspense boundary'],
  ['<h2>Visas</h2>', '0 h1 headings'],
  ['<h1>Visas</h1><h1>again</h1>', '2 h1 headings'],
])('rejects %s and names the page', (html, problem) => {
  expect(check(html)).toThrow(`the page /visas (es) has ${problem}`);
});
