import { decideNhostUrls } from '@ponte/contract/nhost-urls';
import type { Result } from '@ponte/kit/nhost/result';

interface Upload {
  readonly nhostUrl: string;
  readonly accessToken: string;
  readonly picture: File;
  readonly signal: AbortSignal;
  /** Called with the part that has left, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const noResponse = { ok: false, error: { code: 'network', status: 0, message: 'Network Error' } } as const;

/** Uploads a file to storage; resolves to its id. Nhost's client reports no progress. */
export function uploadPicture({ nhostUrl, accessToken, picture, signal, onProgress }: Upload): Promise<Result<string>> {
  const form = new FormData();
  form.append('bucket-id', 'default');
  form.append('file[]', picture, picture.name);
  const request = new XMLHttpRequest();
  request.open('POST', `${decideNhostUrls(nhostUrl).storage}/files`);
  request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve) => {
    request.onload = () => resolve(readResponse(request.status, request.responseText));
    request.onerror = request.onabort = () => resolve(noResponse);
    request.send(form);
  });
}

function readResponse(status: number, text: string): Result<string> {
  const id = status === 201 ? findId(text) : undefined;
  if (id !== undefined) return { ok: true, value: id };
  return { ok: false, error: { code: `http-${status}`, status, message: text } };
}

function findId(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { processedFiles?: { id: string }[] }).processedFiles?.[0]?.id;
  } catch {
    return undefined;
  }
}
