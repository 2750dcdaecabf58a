import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from 'edge/headers';
import { policyOf } from './policy';

test('a page without scripts of its own is served under the edge’s policy as it is', () => {
  const html = '<script src="/main.js" defer></script><script type="application/json">{"a":1}</script>';
  expect(policyOf(html)).toBe(contentSecurityPolicy({}));
});

test('scripts that stand in the page are allowed by their hashes, and nothing else is', () => {
  const hashes = ['start()', 'a\nb'].map((code) => createHash('sha256').update(code).digest('base64'));
  const policy = policyOf('<script>start()</script><p></p><script>a\nb</script><script>start()</script>');
  expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}'`);
  expect(policy.replace(/ 'sha256-[^']*'/g, '')).toBe(contentSecurityPolicy({}));
});
