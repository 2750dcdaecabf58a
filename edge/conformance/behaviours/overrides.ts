import { sendRequest } from '../send-request';
import type { EdgeUnderTest } from '../use-edge';

export function describeOverrides(edge: EdgeUnderTest): void {
  describe('overrides', () => {
    const policyOf = async (port: number, path: string) =>
      (await sendRequest(port, { path })).headers.get('content-security-policy')?.[0];

    it('lets pages load nothing from the visitor’s own machine', async () => {
      expect(await policyOf(edge.port, '/')).not.toMatch(/localhost|127\.0\.0\.1/);
    });

    it('lets every page load parts from there if the site allows it', async () => {
      const allowing = await edge.startAnother({ allowOverrides: true });
      const policies = await Promise.all(['/', '/nada'].map((path) => policyOf(allowing.port, path)));
      await allowing.stop();
      for (const policy of policies) expect(policy).toMatch(/script-src 'self' [^;]*http:\/\/localhost:\* /);
    });
  });
}
