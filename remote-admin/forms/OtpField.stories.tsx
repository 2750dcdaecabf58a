import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { OtpField } from './OtpField';

function Wrong() {
  return <OtpField error={useTexts()('admin.problem.otp.wrong')} onChange={() => {}} />;
}

export const stories: Stories = {
  empty: <OtpField error={undefined} onChange={() => {}} />,
  wrong: <Wrong />,
};
