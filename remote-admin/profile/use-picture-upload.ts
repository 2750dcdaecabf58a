import { useRef, useState } from 'react';
import { useSite } from '@ponte/kit';
import { useAccount } from '../account/use-account';
import type { Result } from '../api/call';
import { useApi } from '../calls/use-api';
import { uploadPicture } from './upload-picture';

/** Uploads a picture and makes it the own one; resolves to its file. */
export function usePictureUpload() {
  const { settings } = useSite();
  const api = useApi();
  const callAccount = useAccount();
  const [progress, setProgress] = useState(0);
  const aborted = useRef(new AbortController());

  async function upload(picture: File): Promise<Result<string>> {
    aborted.current = new AbortController();
    setProgress(0);
    const { signal } = aborted.current;
    const uploaded = await callAccount(async (nhost) => {
      const isFresh = (nhost.findSession()?.accessTokenExpiresIn ?? 0) > 0;
      if (!isFresh) await nhost.refresh();
      const accessToken = nhost.findSession()?.accessToken ?? '';
      return uploadPicture({ nhostUrl: settings.nhostUrl, accessToken, picture, signal, onProgress: setProgress });
    });
    if (!uploaded.ok) return uploaded;
    const changed = await api.changePicture({ arquivo: uploaded.value });
    return changed.ok ? uploaded : changed;
  }

  return { progress, upload, cancel: () => aborted.current.abort() };
}
