import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from 'edge/headers';
import { policyOf } from './serve-subjects';

test('uses the edge’s policy unchanged for a page without inline scripts', () => {
  const html = '<script src="/main.js" defer></script><script type="application/json">{"a":1}</script>';
  expect(policyOf(html)).toBe(contentSecurityPolicy({}));
});

test('allows inline scripts by their hashes, and nothing else', () => {
  const hashes = ['start()', 'a\nb'].map((code) => createHash('sha256').update(code).digest('base64'));
  const policy = policyOf('<script>start()</script><p></p><script>a\nb</script><script>start()</script>');
  expect(policy.split('; ')).toContain(`script-src 'self' 'sha256-${hashes[0]}' 'sha256-${hashes[1]}'`);
  expect(policy.replace(/ 'sha256-[^']*'/g, '')).toBe(contentSecurityPolicy({}));
});
