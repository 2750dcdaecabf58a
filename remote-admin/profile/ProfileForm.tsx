import { useState } from 'react';
import { profileRequest, type ProfileRequest } from '@ponte/contract/api';
import type { User } from '@ponte/contract/api-responses';
import { languageNames, languages } from '@ponte/contract/language';
import { TextField, useSite } from '@ponte/kit';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { useSessionEnd } from '../access/session-end';
import { describeFailure, DoneAlert, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { useTexts } from '../texts';

interface ProfileFormProps {
  user: User;
  onSaved: (saved: ProfileRequest) => void;
}

/** The own name, and the language of the mails. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const api = useApi();
  const saved = { nome: user.nome ?? '', idioma: user.idioma ?? language };
  const [typed, setTyped] = useState(saved);
  const [isDone, setDone] = useState(false);
  const { form, textOf, show, set } = useProblems<keyof typeof saved>();
  const isChanged = typed.nome !== saved.nome || typed.idioma !== saved.idioma;
  const finish = (body: ProfileRequest) => {
    setTyped(body);
    setDone(true);
    onSaved(body);
  };
  const { busy, failure, submit } = useSubmit(finish, useSessionEnd());

  function send(): void {
    const checked = checkBody(profileRequest, typed);
    show(checked.ok ? {} : checked.problems);
    if (!checked.ok) return;
    setDone(false);
    void submit(async () => {
      const result = await api.editProfile(checked.body);
      return result.ok ? { ok: true, value: checked.body } : result;
    });
  }

  const bind = (field: keyof typeof saved) => ({
    name: field,
    value: typed[field],
    error: textOf(field),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: target.value });
      setDone(false);
      set(field, undefined);
    },
  });
  const texts = { noResponse: t('admin.noResponse'), otherwise: t('admin.profile.saveFailed') };

  return (
    <Form form={form} onSubmit={send}>
      <TextField {...bind('nome')} label={t('admin.profile.name')} autoComplete="name" required />
      <SelectField {...bind('idioma')} label={t('admin.profile.language')} hint={t('admin.profile.languageHint')}>
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <FailureAlert lines={describeFailure(failure, texts, language)} />
      {isDone && <DoneAlert>{t('admin.profile.saved')}</DoneAlert>}
      <SubmitButton busy={busy} label={t('admin.profile.save')} busyLabel={t('admin.profile.saving')} />
      {isChanged && <UnsavedGuard />}
    </Form>
  );
}
