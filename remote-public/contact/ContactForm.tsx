import { Alert, Button, TextField, useSite } from '@ponte/kit';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../texts';
import { checkDraft, draftFields, readDraft, type Draft, type DraftErrors } from './check-draft';
import styles from './ContactPage.module.css';
import { waysToSend, type Way } from './ways-to-send';

const none: DraftErrors = {};
const empty: Draft = { name: '', email: '', message: '' };

/** Checks a message, then opens the chat app or the mail program with it; the page itself sends nothing. */
export function ContactForm() {
  const t = useTexts();
  const { settings } = useSite();
  const [draft, setDraft] = useState<Draft>();
  const [opened, setOpened] = useState<Way>();
  const errors = draft ? checkDraft(draft) : none;
  const ways = [...waysToSend(settings, t, draft ?? empty).keys()];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const written = readDraft(form);
    const wrong = checkDraft(written);
    const first = draftFields.find((field) => wrong[field]);
    setDraft(written);
    setOpened(undefined);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = ((submitter as HTMLButtonElement | null)?.value || ways[0]) as Way;
    const link = waysToSend(settings, t, written).get(way);
    if (!link) return;
    window.open(link, way === 'chat' ? '_blank' : '_self', 'noopener');
    setOpened(way);
  }

  const field = (name: keyof Draft) => ({
    name,
    label: t(`contact.form.${name}`),
    required: true,
    error: errors[name] && t(errors[name]),
  });

  return (
    // Without script, `dialog` keeps the browser from sending the fields as a query.
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => draft && setDraft(readDraft(currentTarget))}
    >
      <h2>{t('contact.form.title')}</h2>
      <p>{t('contact.form.required')}</p>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('message')} multiline />
      {ways.length === 0 && <Alert problem>{t('contact.no_way')}</Alert>}
      <div className={styles.sending}>
        {ways.map((way, index) => (
          <Button key={way} type="submit" name="way" value={way} kind={index === 0 ? 'primary' : 'quiet'}>
            {t(`contact.form.${way}_way`)}
          </Button>
        ))}
      </div>
      {draft && opened && <HandedOver way={opened} link={waysToSend(settings, t, draft).get(opened)} />}
    </form>
  );
}

/** Says that the message waits in another program, and opens it again for a browser that did not. */
export function HandedOver({ way, link }: { way: Way; link: string | undefined }) {
  const t = useTexts();
  return (
    <Alert>
      <strong>{t(`contact.opened.${way}`)}</strong> <a href={link}>{t('contact.opened.again')}</a>
      <p>{t('contact.opened.kept')}</p>
    </Alert>
  );
}
