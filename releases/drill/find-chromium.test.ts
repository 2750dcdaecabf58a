import { getChromium } from './find-chromium';

test('reports a CHROMIUM that is not a file, and does not choose another browser', () => {
  const before = process.env.CHROMIUM;
  process.env.CHROMIUM = '/none/chromium';
  try {
    expect(() => getChromium(process.execPath)).toThrow('CHROMIUM names /none/chromium, and there is no such file');
    process.env.CHROMIUM = process.execPath;
    expect(getChromium('/none')).toBe(process.execPath);
  } finally {
    if (before === undefined) delete process.env.CHROMIUM;
    else process.env.CHROMIUM = before;
  }
});
