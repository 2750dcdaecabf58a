import { useEffect, useRef, useState } from 'react';
import styles from './PartnerGrid.module.css';

interface PartnerLogoProps {
  name: string;
  /** URLs of pictures, best first. If none loads, the initials of the name are shown. */
  candidates: readonly string[];
}

export function PartnerLogo({ name, candidates }: PartnerLogoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(0);
  const source = candidates[failed];

  // A picture of the prerendered page may have failed before hydration, which misses its error event.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(failed + 1);
  }, [failed]);

  if (!source) return <span className={`${styles.logo} ${styles.initials}`}>{initialsOf(name)}</span>;
  return (
    <img
      ref={ref}
      key={source}
      className={styles.logo}
      src={source}
      width="160"
      height="80"
      alt=""
      loading="lazy"
      onError={() => setFailed(failed + 1)}
    />
  );
}

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
