import { useRef, useState, type ReactNode } from 'react';
import { buildPhotoUrl } from '@ponte/contract/photo-url';
import type { User } from '@ponte/contract/api-responses';
import { Button, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { useFailureLines } from '../account/use-failure-lines';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import styles from './Picture.module.css';

interface PictureProps {
  user: User;
  onChanged: (foto: string | null) => void;
}

/** The own picture: chosen, cropped, uploaded, removed. */
export function Picture({ user, onChanged }: PictureProps) {
  const t = useTexts<'account'>();
  const { settings } = useSite();
  const api = useApi();
  const linesOf = useFailureLines();
  const input = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<ReactNode>();
  const [problem, setProblem] = useState<'admin.problem.foto.invalid' | 'admin.noResponse'>();
  const [done, setDone] = useState<'saved' | 'removed'>();
  const removal = useSubmit(() => {
    setDone('removed');
    onChanged(null);
  }, useSessionEnd());

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setDone(undefined);
    try {
      // Most visits of the profile need none of it.
      const [{ readImage }, { CropDialog }] = await Promise.all([import('./crop-picture'), import('./CropDialog')]);
      const image = await readImage(file);
      setProblem(image ? undefined : 'admin.problem.foto.invalid');
      if (image) setDialog(<CropDialog image={image} onClose={close} onUploaded={finish} />);
    } catch {
      setProblem('admin.noResponse');
    }
    // The same file can then be chosen again.
    if (input.current) input.current.value = '';
  }

  const close = () => setDialog(undefined);
  const finish = (uploaded: string) => {
    close();
    setDone('saved');
    onChanged(uploaded);
  };

  const { foto } = user;
  const initial = [...(user.nome || user.email || '?')][0]?.toUpperCase();
  return (
    <div className={styles.picture}>
      {foto ? (
        <img className={styles.face} src={buildPhotoUrl(settings.nhostUrl, foto, 192)} alt={t('admin.picture.alt')} />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {initial}
        </span>
      )}
      <div className={styles.buttons}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('admin.picture.choose')}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button onClick={() => input.current?.click()}>
          {t(foto ? 'admin.picture.change' : 'admin.picture.choose')}
        </Button>
        {foto && (
          <Button
            aria-disabled={removal.busy}
            onClick={() => void removal.submit(() => api.changePicture({ arquivo: null }))}
          >
            {t(removal.busy ? 'admin.picture.removing' : 'admin.picture.remove')}
          </Button>
        )}
      </div>
      {problem && <FailureAlert lines={[t(problem)]} />}
      <FailureAlert lines={linesOf(removal.failure, t('admin.picture.failed'))} />
      {done && <DoneAlert>{t(`admin.picture.${done}`)}</DoneAlert>}
      {dialog}
    </div>
  );
}
