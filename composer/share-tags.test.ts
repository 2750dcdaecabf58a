import { createContract } from 'fixtures/builds/create-build';
import { findPreview } from './share-tags';

const home = { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' } as const;
const own = { 'media/open-graph/home.pt.jpg': 'static/media/home.pt.1.jpg' };
const common = { 'media/open-graph.jpg': 'static/media/open-graph.2.jpg' };

function find(ofPage: Record<string, string>, ofShell: Record<string, string>, language: 'pt' | 'en') {
  const remote = (part: 'remote-public' | 'remote-admin' | 'remote-chat', media = {}) => ({
    current: createContract(part, 1, { media }),
    lastKnownGood: undefined,
  });
  const remotes = {
    'remote-public': remote('remote-public', ofPage),
    'remote-admin': remote('remote-admin'),
    'remote-chat': remote('remote-chat'),
  };
  return findPreview({ shell: createContract('shell', 1, { media: ofShell }), remotes }, home, language);
}

test.each([
  ['its own in its language', 'pt', own, common, '/builds/remote-public/1.0.0-000000000001/static/media/home.pt.1.jpg'],
  [
    'the shell’s when the page has none',
    'en',
    own,
    common,
    '/builds/shell/1.0.0-000000000001/static/media/open-graph.2.jpg',
  ],
  ['none when neither exists', 'en', own, {}, undefined],
] as const)('a link preview shows %s', (_, language, ofPage, ofShell, path) => {
  expect(find(ofPage, ofShell, language)).toBe(path);
});
