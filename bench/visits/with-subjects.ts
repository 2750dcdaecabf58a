import type { Browser } from 'playwright-core';
import { createCertificate } from '../server/certificate';
import { serveSubjects, type ServedSubject } from '../server/serve-subjects';
import type { Subject } from '../subjects/subject';
import { startBrowser } from './browser';

/** Serves the subjects and starts a browser while `measure` runs. */
export async function withSubjects<T>(
  subjects: Readonly<Record<string, Subject>>,
  measure: (browser: Browser, served: readonly ServedSubject[]) => Promise<T>,
): Promise<T> {
  const certificate = await createCertificate();
  const served = await serveSubjects(subjects, certificate);
  const browser = await startBrowser(certificate.fingerprint);
  try {
    return await measure(browser, served);
  } finally {
    await browser.close();
    for (const { close } of served) close();
  }
}
