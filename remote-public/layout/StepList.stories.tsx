import type { Stories } from '@ponte/kit/ui/stories';
import { stepKeys } from '../detail/service-keys';
import { useTexts } from '../texts';
import { StepList } from './StepList';

function Steps() {
  const t = useTexts();
  return <StepList steps={stepKeys('b1b2').map((key) => t(key))} />;
}

export const stories: Stories = {
  'the steps of a visa': <Steps />,
};
