import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { PasswordField } from './PasswordField';

function Password({ wrong = false }: { wrong?: boolean }) {
  const t = useTexts();
  return (
    <form>
      <PasswordField
        label={t('admin.login.password')}
        hint={t('admin.passwordHint')}
        error={wrong && t('admin.problem.senha.tooShort')}
        defaultValue="ponte-123"
        autoComplete="off"
      />
    </form>
  );
}

export const stories: Stories = {
  hidden: <Password />,
  shown: { render: () => <Password />, window: 140, play: (user) => user.click('button') },
  wrong: <Password wrong />,
};
