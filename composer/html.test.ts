import { escapeHtml, json, tag } from './html';

test('escapes what would end an attribute or begin a tag', () => {
  expect(escapeHtml('Tom & "Ana" <b>')).toBe('Tom &amp; &quot;Ana&quot; &lt;b&gt;');
  expect(tag('meta', { content: '"><script>' })).toBe('<meta content="&quot;&gt;&lt;script&gt;">');
});

test('writes true attributes without a value, and omits false and undefined ones', () => {
  expect(tag('script', { defer: true, async: false, integrity: undefined })).toBe('<script defer>');
});

test('JSON cannot end the script element around it', () => {
  const value = { text: '</script><!--' };
  expect(json(value)).not.toContain('<');
  expect(JSON.parse(json(value))).toEqual(value);
});
