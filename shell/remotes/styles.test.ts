import { removeStyles } from './federation';

const remaining = () => [...document.head.children].map(({ id }) => id);

test('removes the linked and inlined styles and the hints of a build, and nothing else', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/builds/remote-public/2/static/js/1.js">
    <link rel="stylesheet" href="/builds/remote-public/2/static/css/1.css">
    <style data-href="/builds/remote-public/2/static/css/2.css"></style>
    <link rel="stylesheet" href="/builds/remote-public/1/static/css/1.css" id="good">
    <style data-href="/builds/shell/2/static/css/main.css" id="shell"></style>
    <style id="other"></style>`;
  removeStyles('/builds/remote-public/2/remoteEntry.js', '/builds/remote-public/1/remoteEntry.js');
  expect(remaining()).toEqual(['good', 'shell', 'other']);
});

test('keeps the styles that a retry of the same build requested', () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/2/static/css/1.css">
    <link rel="stylesheet" href="/2/static/css/1.css?retry=1" id="again">`;
  removeStyles('/2/remoteEntry.js', '/2/remoteEntry.js?retry=1');
  expect(remaining()).toEqual(['again']);
});
