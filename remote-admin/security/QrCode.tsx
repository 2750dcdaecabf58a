import { useEffect, useState } from 'react';
import styles from './SecurityPage.module.css';

/** Light modules around the code, which scanners need. */
const quietZone = 4;

interface Drawing {
  readonly width: number;
  readonly path: string;
}

/** A QR code, dark on light in both color schemes. Without its chunk there is none; the text is typed then. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing>();

  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { create } = await import('qrcode');
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      if (current) setDrawing({ width: size + 2 * quietZone, path: toPath(size, data) });
    };
    draw().catch(() => {});
    return () => {
      current = false;
    };
  }, [text]);

  if (!drawing) return <div className={styles.qr} />;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${drawing.width} ${drawing.width}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}

function toPath(size: number, modules: Uint8Array): string {
  return [...modules.entries()]
    .filter(([, isDark]) => isDark)
    .map(([at]) => `M${(at % size) + quietZone} ${Math.floor(at / size) + quietZone}h1v1h-1z`)
    .join('');
}
