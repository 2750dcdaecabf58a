import type { LoginMethods } from '@ponte/contract/api-responses';
import { Alert, Button } from '@ponte/kit';
import { nameOfProvider } from '../account/provider-name';
import { useFailureLines } from '../account/use-failure-lines';
import type { Failure } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useTexts, type TextKey } from '../texts';
import styles from './OtherWays.module.css';
import { useOtherWays, type Way } from './use-other-ways';

/** Codes that mean something else here than on other screens. */
const texts: Readonly<Record<string, TextKey>> = {
  NotAllowedError: 'admin.login.ways.cancelled',
  'invalid-email-password': 'admin.login.ways.noKey',
};

interface OtherWaysProps {
  methods: LoginMethods | undefined;
  readEmail: () => string;
}

/** The ways to sign in that the owner has turned on, beside e-mail and password; nothing where there are none. */
export function OtherWays({ methods, readEmail }: OtherWaysProps) {
  const t = useTexts();
  const linesOf = useFailureLines();
  const { busy, failure, sentTo, start } = useOtherWays();
  const ways = methods ? listWays(methods) : [];
  if (ways.length === 0) return null;

  const known = textOf(failure);
  const labels = (way: Way): string => {
    if (way === 'securityKey') return t('admin.login.ways.securityKey');
    if (way === 'emailLink') return t('admin.login.ways.emailLink');
    return t('admin.login.ways.provider', { provider: nameOfProvider(way.slice('provider '.length)) });
  };

  return (
    <section className={styles.ways} aria-labelledby="other-ways">
      <h2 id="other-ways">{t('admin.login.ways.title')}</h2>
      {ways.map((way) => (
        <Button key={way} aria-disabled={busy !== undefined} onClick={() => start(way, readEmail())}>
          {busy === way ? t('admin.login.ways.waiting') : labels(way)}
        </Button>
      ))}
      <FailureAlert lines={known ? [t(known)] : linesOf(failure, t('admin.login.failed'))} />
      {sentTo !== undefined && <Alert>{t('admin.login.ways.sent', { email: sentTo })}</Alert>}
    </section>
  );
}

function textOf(failure: Failure | undefined): TextKey | undefined {
  return failure?.kind === 'rejection' && failure.codigo ? texts[failure.codigo] : undefined;
}

function listWays({ securityKey, emailLink, providers }: LoginMethods): Way[] {
  const canUseKeys = securityKey && 'PublicKeyCredential' in window;
  return [
    ...(canUseKeys ? (['securityKey'] as const) : []),
    ...(emailLink ? (['emailLink'] as const) : []),
    ...providers.map((name) => `provider ${name}` as const),
  ];
}
