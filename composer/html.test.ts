import { escapeHtml, json, tag } from './html';

test('text cannot end an attribute or begin a tag', () => {
  expect(escapeHtml('Tom & "Ana" <b>')).toBe('Tom &amp; &quot;Ana&quot; &lt;b&gt;');
  expect(tag('meta', { content: '"><script>' })).toBe('<meta content="&quot;&gt;&lt;script&gt;">');
});

test('an attribute that is true stands alone; one that is false or undefined is left out', () => {
  expect(tag('script', { defer: true, async: false, integrity: undefined })).toBe('<script defer>');
});

test('JSON cannot end the script that it stands in', () => {
  const value = { text: '</script><!--' };
  expect(json(value)).not.toContain('<');
  expect(JSON.parse(json(value))).toEqual(value);
});
