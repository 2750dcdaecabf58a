import { removeStylesBut } from './styles';

const left = () => [...document.head.children].map(({ id }) => id);

test('a build takes its styles along, inlined or not, and its hints, and nothing of others', () => {
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/builds/remote-public/2/static/js/1.js">
    <link rel="stylesheet" href="/builds/remote-public/2/static/css/1.css">
    <style data-href="/builds/remote-public/2/static/css/2.css"></style>
    <link rel="stylesheet" href="/builds/remote-public/1/static/css/1.css" id="good">
    <style data-href="/builds/shell/2/static/css/main.css" id="shell"></style>
    <style id="other"></style>`;
  removeStylesBut('/builds/remote-public/1/remoteEntry.js', '/builds/remote-public/2/remoteEntry.js');
  expect(left()).toEqual(['good', 'shell', 'other']);
});

test('a retry of the same build keeps what it requested itself', () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/2/static/css/1.css">
    <link rel="stylesheet" href="/2/static/css/1.css?retry=1" id="again">`;
  removeStylesBut('/2/remoteEntry.js?retry=1', '/2/remoteEntry.js');
  expect(left()).toEqual(['again']);
});
