import { Alert, Button, TextField, useSite } from '@ponte/kit';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useRef, useState, type FormEvent } from 'react';
import { useTexts } from '../texts';
import styles from './ContactPage.module.css';
import {
  checkDraft,
  draftFields,
  emptyDraft,
  kept,
  linksFor,
  readDraft,
  type Channel,
  type Draft,
  type DraftErrors,
} from './draft';

const noErrors: DraftErrors = {};

/** The second click of a double click would open a second window. */
const pause = 1000;

/** Validates a message, then opens the chat app or the mail program with it. The page itself sends nothing. */
export function ContactForm() {
  const t = useTexts();
  const { settings } = useSite();
  const [draft, setDraft] = useState<Draft>();
  const [opened, setOpened] = useState<Channel>();
  const openedAt = useRef(-pause);
  const errors = draft ? checkDraft(draft) : noErrors;
  const channels = [...linksFor(draft ?? emptyDraft, settings, t).keys()];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (event.timeStamp - openedAt.current < pause) return;
    const form = event.currentTarget;
    const submitted = readDraft(form);
    const invalid = checkDraft(submitted);
    const first = draftFields.find((field) => invalid[field]);
    setDraft(submitted);
    setOpened(undefined);
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const channel = ((submitter as HTMLButtonElement | null)?.value || channels[0]) as Channel;
    const link = linksFor(submitted, settings, t).get(channel);
    if (!link) return;
    openedAt.current = event.timeStamp;
    window.open(link, channel === 'chat' ? '_blank' : '_self', 'noopener');
    setOpened(channel);
  }

  const field = (name: keyof Draft) => ({
    name,
    label: t(`contact.form.${name}`),
    required: true,
    defaultValue: kept.draft[name],
    error: errors[name] && t(errors[name]),
  });

  return (
    // Without scripts, `dialog` keeps the browser from sending the fields as a query.
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => {
        kept.draft = readDraft(currentTarget);
        if (draft) setDraft(kept.draft);
      }}
    >
      <h2>{t('contact.form.title')}</h2>
      <p>{t('contact.form.required')}</p>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField {...field('message')} multiline rows={4} />
      {channels.length === 0 && <Alert problem>{t('contact.no_way')}</Alert>}
      <div className={styles.sending}>
        {channels.map((channel, at) => (
          <Button key={channel} type="submit" name="way" value={channel} kind={at === 0 ? 'primary' : 'quiet'}>
            <WholeNames>{t(`contact.form.${channel}_way`)}</WholeNames>
          </Button>
        ))}
      </div>
      {channels.length > 0 && <p>{t('contact.form.note')}</p>}
      {draft && opened && (
        <div ref={scrollIntoView}>
          <OpenedNotice via={opened} link={linksFor(draft, settings, t).get(opened)} />
        </div>
      )}
    </form>
  );
}

/** On phones the notice would be below the window. */
const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

/** Says that the message is open in another program, with a link for a browser that blocked it. */
export function OpenedNotice({ via, link }: { via: Channel; link: string | undefined }) {
  const t = useTexts();
  return (
    <Alert>
      <strong>{t(`contact.opened.${via}`)}</strong> <a href={link}>{t('contact.opened.again')}</a>
      <p>{t('contact.opened.kept')}</p>
    </Alert>
  );
}
