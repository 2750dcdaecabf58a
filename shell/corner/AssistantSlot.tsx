import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Lamp, LauncherProvider, useDismiss } from '@ponte/kit';
import { useModuleState, useRemotes } from '../remotes/remotes-context';
import { RemoteIsland } from '../remotes/RemoteIsland';
import { RemoteNotice } from '../remotes/RemoteNotice';
import notices from '../remotes/RemoteNotice.module.css';
import { useTexts } from '../texts';
import { onOpenerClick, replayLauncherClicks } from './click-replay';
import styles from './Corner.module.css';

/** The module of Hel's dialog. */
export const assistant = { part: 'remote-chat', module: 'assistant' } as const;

/** Hel's launcher, and the outlet of her dialog, whose code loads on intent. */
export function AssistantSlot() {
  const t = useTexts();
  const remotes = useRemotes();
  const state = useModuleState(assistant.part, assistant.module);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialogId = useId();
  const [isOpen, setOpen] = useState(false);

  const load = useCallback(() => remotes.load(assistant.part, assistant.module), [remotes]);
  const close = useCallback(() => setOpen(false), []);
  const returnFocus = useCallback(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const launcher = useMemo(() => ({ isOpen, dialogId, close, returnFocus }), [isOpen, dialogId, close, returnFocus]);

  useLayoutEffect(() => replayLauncherClicks(() => setOpen(true)), []);
  useEffect(() => onOpenerClick(() => setOpen(true)), []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);

  const isWaiting = isOpen && state.status === 'loading';
  // A retry removes its own button, and closing removes the panel: focus must not get lost with them.
  useEffect(() => (isWaiting ? returnFocus() : undefined), [isWaiting, returnFocus]);
  useEffect(() => (isOpen ? returnFocus : undefined), [isOpen, returnFocus]);

  useDismiss(isOpen, area, close);

  return (
    <div ref={area} className={styles.slot} data-assistant="">
      <button
        ref={button}
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen && state.status === 'ready' ? dialogId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!isOpen)}
      >
        <Lamp />
        <span className={styles.label}>{t('corner.assistant')}</span>
      </button>
      <div role="status" className={isWaiting ? `${notices.notice} ${notices.corner}` : undefined}>
        {isWaiting && t('corner.assistant_loading')}
      </div>
      {isOpen && <RemoteNotice {...assistant} outlet="corner" />}
      <LauncherProvider value={launcher}>
        <RemoteIsland {...assistant} props={noProps} fallback={null} outlet="corner" />
      </LauncherProvider>
    </div>
  );
}

const noProps = {};
