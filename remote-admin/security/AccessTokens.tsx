import type { PersonalAccessToken } from '@ponte/kit/nhost/credentials';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import { NewToken } from './NewToken';
import { RemovableList } from './RemovableList';
import styles from './SecurityPage.module.css';

interface AccessTokensProps {
  tokens: readonly PersonalAccessToken[];
  onChange: (tokens: readonly PersonalAccessToken[]) => void;
}

/** Lists, creates and removes the tokens that sign programs in. */
export function AccessTokens({ tokens, onChange }: AccessTokensProps) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const dates = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium' });

  return (
    <section className={styles.section} aria-labelledby="access-tokens">
      <h2 id="access-tokens">{t('admin.security.tokens.title')}</h2>
      <p>{t('admin.security.tokens.intro')}</p>
      <RemovableList
        group="tokens"
        items={tokens.map(({ id, metadata, expiresAt }) => ({
          id,
          name: typeof metadata?.name === 'string' ? metadata.name : t('admin.security.tokens.unnamed'),
          detail: t('admin.security.tokens.expires', { date: dates.format(new Date(expiresAt)) }),
        }))}
        remove={(id) => (nhost) => nhost.personalAccessTokens.remove(id)}
        onRemoved={(id) => onChange(tokens.filter((token) => token.id !== id))}
      />
      <NewToken onCreated={(token) => onChange([token, ...tokens])} />
    </section>
  );
}
