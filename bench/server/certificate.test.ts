import { X509Certificate } from 'node:crypto';
import { createCertificate } from './certificate';

test('creates a self-signed certificate that is valid now', async () => {
  const certificate = new X509Certificate((await createCertificate()).cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=bench');
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
});
