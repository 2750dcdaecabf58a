import { preload } from 'react-dom';
import type { PartnerId } from '../media/partners';
import { getPartnerFile } from './partner-files';

interface PartnerPictureProps {
  id: PartnerId;
  /** On a phone it is the largest of what the page shows first: it is asked for before any script. */
  isFirstSeen: boolean;
}

export function PartnerPicture({ id, isFirstSeen }: PartnerPictureProps) {
  const avif = getPartnerFile(id, 'poster.avif');
  if (isFirstSeen) preload(avif, { as: 'image', type: 'image/avif', fetchPriority: 'high' });
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={getPartnerFile(id, 'poster.webp')}
        width="640"
        height="360"
        alt=""
        loading={isFirstSeen ? 'eager' : 'lazy'}
      />
    </picture>
  );
}
