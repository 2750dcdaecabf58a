import { preload } from 'react-dom';
import { tall, wide } from './scene';

const hint = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;

/** The poster is what a visitor sees first and, without the film, all there is: it is in the page before any script. */
export function HeroPoster() {
  preload(tall.avif, { ...hint, media: tall.media });
  preload(wide.poster, { ...hint, media: wide.media, imageSrcSet: wide.avif, imageSizes: '100vw' });
  return (
    <picture>
      <source media={tall.media} type="image/avif" srcSet={tall.avif} />
      <source media={tall.media} type="image/webp" srcSet={tall.webp} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img src={wide.poster} srcSet={wide.webp} sizes="100vw" width="1600" height="900" alt="" fetchPriority="high" />
    </picture>
  );
}
