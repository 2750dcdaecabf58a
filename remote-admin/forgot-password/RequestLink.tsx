import { useState } from 'react';
import * as z from 'zod/mini';
import { email } from '@ponte/contract/api';
import { Alert, TextField, useSite, useUrl } from '@ponte/kit';
import { fromNhost } from '../account/nhost-result';
import { loadClient } from '../account/open-account';
import { useFailureLines } from '../account/use-failure-lines';
import type { Result } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { useTexts } from '../texts';
import { ContactChannels } from './ContactChannels';
import { LinkSent } from './LinkSent';

const request = z.object({ email });

/** Asks for the e-mail of the account. What follows is the same whether or not there is such an account. */
export function RequestLink({ hasExpired }: { hasExpired: boolean }) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const sendLink = useSendLink();
  const { form, textOf, show, set } = useProblems<'email'>();
  const [sentTo, setSentTo] = useState<string>();
  const { busy, failure, submit } = useSubmit(setSentTo);

  if (sentTo !== undefined) return <LinkSent email={sentTo} sendLink={sendLink} onOther={() => setSentTo(undefined)} />;

  function send(): void {
    // Read the form itself: a password manager may have filled it without an event.
    const checked = checkBody(request, Object.fromEntries(new FormData(form.current ?? undefined)));
    show(checked.ok ? {} : checked.problems);
    if (checked.ok) void submit(() => sendLink(checked.body.email));
  }

  return (
    <>
      {hasExpired && <Alert problem>{t('admin.forgot.expired')}</Alert>}
      <p>{t('admin.forgot.intro')}</p>
      <Form form={form} onSubmit={send}>
        <TextField
          label={t('admin.login.email')}
          error={textOf('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={() => set('email', undefined)}
        />
        <FailureAlert lines={linesOf(failure, t('admin.forgot.failed'))} />
        <SubmitButton busy={busy} label={t('admin.forgot.submit')} busyLabel={t('admin.forgot.submitting')} />
      </Form>
      <h2>{t('admin.forgot.helpTitle')}</h2>
      <p>{t('admin.forgot.help')}</p>
      <ContactChannels />
    </>
  );
}

/** Requests the mail whose link leads back to this screen. Resolves to the address. */
function useSendLink(): (to: string) => Promise<Result<string>> {
  const { settings, language } = useSite();
  const url = useUrl();
  return async (to) => {
    const loaded = await loadClient(settings);
    if (!loaded.ok) return loaded;
    const redirectTo = window.location.origin + url('forgotPassword');
    const sent = fromNhost(await loaded.value.password.reset(to, { redirectTo }), language);
    return sent.ok ? { ok: true, value: to } : sent;
  };
}
