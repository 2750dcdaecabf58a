import { useEffect, useRef, type PointerEvent } from 'react';
import { useTexts } from '../texts';
import { dragCrop, drawSquare, type Crop } from './crop-picture';
import styles from './Picture.module.css';

const pixels = 384;

interface CropEditorProps {
  image: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The square of an image: dragged with a pointer, or set with sliders. */
export function CropEditor({ image, crop, onChange }: CropEditorProps) {
  const t = useTexts<'account'>();
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop);
  }, [image, crop]);

  function drag({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    if (buttons !== 1) return;
    const { width } = currentTarget.getBoundingClientRect();
    onChange(dragCrop(image, crop, { x: movementX / width, y: movementY / width }));
  }

  const slider = (name: keyof Crop, max: number, min = 0) => (
    <label className={styles.slider}>
      {t(`admin.picture.${name}`)}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[name]}
        onChange={({ target }) => onChange({ ...crop, [name]: target.valueAsNumber })}
      />
    </label>
  );

  return (
    <div className={styles.editor}>
      <canvas
        ref={canvas}
        className={styles.preview}
        width={pixels}
        height={pixels}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      >
        {t('admin.picture.preview')}
      </canvas>
      {slider('zoom', 4, 1)}
      {slider('x', 1)}
      {slider('y', 1)}
    </div>
  );
}
