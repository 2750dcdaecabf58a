import { Button } from '@ponte/kit';
import type { User } from '@ponte/contract/api-responses';
import type { Stories, Story } from '@ponte/kit/ui/stories';
import { useTexts, type Area } from '../texts';
import { ana, bia, signIn } from '../testing/people';
import { AccountFrame } from './AccountFrame';
import { SignedInFrame } from './SignedInFrame';

function Administration({ section }: { section: 'admin' | 'audit' }) {
  const t = useTexts<Area>();
  const action = section === 'admin' && <Button kind="primary">{t('admin.users.new')}</Button>;
  return (
    <SignedInFrame
      section={section}
      title={t(section === 'admin' ? 'admin.users.title' : 'admin.audit.title')}
      action={action}
    >
      <p>{t('admin.audit.intro')}</p>
    </SignedInFrame>
  );
}

function Account() {
  const t = useTexts<Area>();
  return (
    <AccountFrame section="changePassword" title={t('admin.password.title')}>
      <p>{t('admin.password.intro')}</p>
    </AccountFrame>
  );
}

const as = (person: User, render: Story['render']): Story => ({ render, before: () => signIn(person), window: 420 });

export const stories: Stories = {
  'with an action': as(ana, () => <Administration section="admin" />),
  'without an action': as(ana, () => <Administration section="audit" />),
  'an account screen of an administrator': as(ana, () => <Account />),
  'an account screen of a person without that role': as(bia, () => <Account />),
};
