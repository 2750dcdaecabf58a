import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One call to Nhost's own auth service, as it was seen on the wire; access tokens are left out. */
export interface RecordedCall {
  method: 'GET' | 'POST';
  path: string;
  /** Whether the call carried the access token of the last session. */
  bearer: boolean;
  request: string;
  status: number;
  response: string;
  location?: string;
}

export function readRecording(file: string): RecordedCall[] {
  const lines = readFileSync(join(__dirname, file), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as RecordedCall);
}

/** The fields of a JSON value with their types, however deep; a list by the types of its items. */
export function describeShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(describeShape(item))))];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, item]) => [key, describeShape(item)]),
  );
}
