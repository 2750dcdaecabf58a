import { useEffect, useRef, useState } from 'react';
import styles from './PartnerGrid.module.css';

interface PartnerLogoProps {
  name: string;
  /** What to show, best first. Where none can be shown, the name's initials stand. */
  candidates: readonly string[];
}

export function PartnerLogo({ name, candidates }: PartnerLogoProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(0);
  const source = candidates[failed];

  // A picture of the prerendered page may have failed before there was anybody to hear of it.
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
