import type { Stories } from '@ponte/kit/ui/stories';
import { createPendingNavigation, PendingNavigationProvider } from './pending-navigation';
import { ProgressLine } from './ProgressLine';

const late = { ...createPendingNavigation(), readIsLate: () => true };

export const stories: Stories = {
  'the next page is late': (
    <PendingNavigationProvider value={late}>
      <ProgressLine />
    </PendingNavigationProvider>
  ),
};
