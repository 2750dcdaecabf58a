import type { Certificate } from './server/certificate';
import { serveSubject, type Served } from './server/serve-subject';
import type { Subject } from './subjects/subject';

export interface ServedSubject extends Served {
  readonly id: string;
  readonly subject: Subject;
}

/** Each subject on a port of its own. */
export function serveSubjects(
  subjects: Readonly<Record<string, Subject>>,
  certificate: Certificate,
): Promise<ServedSubject[]> {
  return Promise.all(
    Object.entries(subjects).map(async ([id, subject]) => ({
      id,
      subject,
      ...(await serveSubject(subject, certificate)),
    })),
  );
}
