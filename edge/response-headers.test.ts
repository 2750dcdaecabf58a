import { acceptedEndings, compositionTag, isKnown, protectionHeaders } from './response-headers';

describe('isKnown', () => {
  const tag = compositionTag('abc', 'es');

  it.each([tag, tag.slice(2), `"x", ${tag}`, `${tag},"x"`, ` ${tag} `])('%s names the tag', (known) => {
    expect(isKnown(known, tag)).toBe(true);
  });

  it.each([undefined, '', '*', '"abc"', 'W/"abc-en"', 'W/"abc-es', 'abc-es'])('%s does not name the tag', (known) => {
    expect(isKnown(known, tag)).toBe(false);
  });
});

describe('protectionHeaders', () => {
  it('lets other origins read builds and texts, and nothing else', () => {
    const shared = (path: string) => protectionHeaders(path)['Access-Control-Allow-Origin'];
    expect(['/builds/x', '/locales/x', '/builds'].map(shared)).toEqual(['*', '*', '*']);
    expect(['/', '/buildsx', '/es/locales/x', '/api/builds'].map(shared)).toEqual(Array(4).fill(undefined));
  });
});

describe('acceptedEndings', () => {
  it.each([
    ['gzip, br', ['.br', '.gz']],
    ['br;q=0, GZIP ; q=0.2', ['.gz']],
    ['*', []],
    [undefined, []],
  ])('%s accepts %j', (header, endings) => {
    expect(acceptedEndings(header)).toEqual(endings);
  });
});
