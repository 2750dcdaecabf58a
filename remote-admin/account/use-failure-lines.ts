import { useSite } from '@ponte/kit';
import type { Failure } from '../api/call';
import { describeFailure } from '../calls/Alerts';
import { useTexts, type TextKey } from '../texts';

/** What a person reads about the auth service's codes, which come without a text in the page's language. */
const texts: Readonly<Record<string, TextKey>> = {
  'too-many-requests': 'admin.account.tooMany',
  'email-already-in-use': 'admin.problem.email.taken',
  'password-too-short': 'admin.account.passwordTooShort',
  'elevated-claim-required': 'admin.account.needsKey',
  // The browser's name for a security key that was not touched.
  NotAllowedError: 'admin.account.needsKey',
};

/** Describes a failed call of an account screen: by its code, else by the server's own texts, else by `otherwise`. */
export function useFailureLines(): (failure: Failure | undefined, otherwise: string) => readonly string[] {
  const t = useTexts();
  const { language } = useSite();
  return (failure, otherwise) => {
    const code = failure?.kind === 'rejection' ? failure.codigo : undefined;
    const text = code === undefined ? undefined : texts[code];
    return describeFailure(
      failure,
      { noResponse: t('admin.noResponse'), otherwise: text ? t(text) : otherwise },
      language,
    );
  };
}
