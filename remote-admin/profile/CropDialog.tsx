import { useState } from 'react';
import { Button, Dialog } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { useFailureLines } from '../account/use-failure-lines';
import type { Result } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import { centered, encodeSquare } from './crop-picture';
import { CropEditor } from './CropEditor';
import styles from './Picture.module.css';
import { usePictureUpload } from './use-picture-upload';

interface CropDialogProps {
  image: ImageBitmap;
  onClose: () => void;
  onUploaded: (file: string) => void;
}

/** Asks for the square of an image, and uploads it. */
export function CropDialog({ image, onClose, onUploaded }: CropDialogProps) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const [crop, setCrop] = useState(centered);
  const { progress, upload, cancel } = usePictureUpload();
  const { busy, failure, submit } = useSubmit(onUploaded, useSessionEnd());

  const send = async (): Promise<Result<string>> => {
    const picture = await encodeSquare(image, crop);
    return picture ? upload(picture) : { ok: false, failure: { kind: 'noResponse', cause: 'no image' } };
  };
  const close = () => {
    cancel();
    onClose();
  };
  const percent = Math.round(progress * 100);

  return (
    <Dialog
      title={t('admin.picture.cropTitle')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('admin.profile.cancel')}</Button>
          <Button kind="primary" aria-disabled={busy} onClick={() => void submit(send)}>
            {t(busy ? 'admin.picture.uploading' : 'admin.picture.use')}
          </Button>
        </>
      }
    >
      <CropEditor image={image} crop={crop} onChange={setCrop} />
      {busy && (
        <p className={styles.progress} role="status">
          <progress value={percent} max={100} aria-label={t('admin.picture.uploading')} /> {percent} %
        </p>
      )}
      <FailureAlert lines={linesOf(failure, t('admin.picture.failed'))} />
    </Dialog>
  );
}
