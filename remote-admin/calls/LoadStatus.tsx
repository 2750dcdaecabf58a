import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import type { Load } from './use-load';

interface LoadStatusProps {
  load: Load<unknown>;
  /** What is said once it is there. */
  ready?: string | undefined;
}

/** Says how far a load is. It stands there all the time: a region that comes with its words is often not read out. */
export function LoadStatus({ load, ready }: LoadStatusProps) {
  const t = useTexts();
  return (
    <VisuallyHidden>
      <span role="status">
        {load.state === 'loading' && t('admin.loading')}
        {load.state === 'ready' && ready}
      </span>
    </VisuallyHidden>
  );
}
