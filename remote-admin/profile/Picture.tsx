import { useRef, useState } from 'react';
import { buildPhotoUrl } from '@ponte/contract/photo-url';
import type { User } from '@ponte/contract/api-responses';
import { Button, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { useFailureLines } from '../account/use-failure-lines';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import { readImage } from './crop-picture';
import { CropDialog } from './CropDialog';
import styles from './Picture.module.css';

interface PictureProps {
  user: User;
  onChanged: (foto: string | null) => void;
}

/** The own picture: chosen, cropped, uploaded, removed. */
export function Picture({ user, onChanged }: PictureProps) {
  const t = useTexts();
  const { settings } = useSite();
  const api = useApi();
  const linesOf = useFailureLines();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [done, setDone] = useState<'saved' | 'removed'>();
  const removal = useSubmit(() => {
    setDone('removed');
    onChanged(null);
  }, useSessionEnd());

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await readImage(file);
    setDone(undefined);
    setUnreadable(!read);
    setImage(read);
    // The same file can then be chosen again.
    if (input.current) input.current.value = '';
  }

  const { foto } = user;
  const initial = [...(user.nome || user.email || '?')][0]?.toUpperCase();
  return (
    <section className={styles.picture}>
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
      {isUnreadable && <FailureAlert lines={[t('admin.problem.foto.invalid')]} />}
      <FailureAlert lines={linesOf(removal.failure, t('admin.picture.failed'))} />
      {done && <DoneAlert>{t(`admin.picture.${done}`)}</DoneAlert>}
      {image && (
        <CropDialog
          image={image}
          onClose={() => setImage(undefined)}
          onUploaded={(file) => {
            setImage(undefined);
            setDone('saved');
            onChanged(file);
          }}
        />
      )}
    </section>
  );
}
