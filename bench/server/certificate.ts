import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { bits, integer, objectId, sequence, set, text, time } from './der';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key in base64, by which a browser can be told to trust it. */
  readonly fingerprint: string;
}

const commonName = objectId('2.5.4.3');
const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
const dayMs = 24 * 60 * 60 * 1000;

/** Makes a certificate for this run alone, signed by itself. */
export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(set(sequence(commonName, text('bench'))));
  const validity = sequence(time(new Date(Date.now() - dayMs)), time(new Date(Date.now() + dayMs)));
  const content = sequence(integer(1), ecdsaWithSha256, name, validity, name, spki);
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, ecdsaWithSha256, bits(signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
