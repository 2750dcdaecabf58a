import type { SiteSettings } from '@ponte/contract/site';
import type { Language } from '@ponte/contract/language';
import { loadNhost } from '@ponte/kit/nhost/load-nhost';
import type { AdminApi } from '../api/admin-api';
import type { Result } from '../api/call';
import { isOwner, setOwner } from './client-owner';
import { fromNhost } from './nhost-result';

export type NhostClient = Awaited<ReturnType<typeof loadNhost>>;

/** Loads Nhost's client. A chunk that does not arrive is a call without a response. */
export async function loadClient(settings: Pick<SiteSettings, 'nhostUrl'>): Promise<Result<NhostClient>> {
  try {
    return { ok: true, value: await loadNhost(settings) };
  } catch (cause) {
    return { ok: false, failure: { kind: 'noResponse', cause } };
  }
}

interface SignedIn {
  readonly settings: Pick<SiteSettings, 'nhostUrl'>;
  readonly language: Language;
  /** With the token of the product's session. */
  readonly api: Pick<AdminApi, 'openNhostSession'>;
  readonly token: string;
}

/** Nhost's client, signed in as the person of the product's session. */
export async function openAccount({ settings, language, api, token }: SignedIn): Promise<Result<NhostClient>> {
  const loaded = await loadClient(settings);
  if (!loaded.ok) return loaded;
  const nhost = loaded.value;

  return oneTabAtATime(async () => {
    await nhost.whenReady();
    const isOpen = nhost.findSession() !== undefined;
    if (isOpen && isOwner(token)) return loaded;
    // It belongs to a session of the product that is over, or to the link of a mail.
    if (isOpen) await nhost.signOut();
    const opened = await api.openNhostSession();
    if (!opened.ok) return opened;
    const session = fromNhost(await nhost.refresh(opened.value.refreshToken), language);
    if (!session.ok) return session;
    setOwner(token);
    return loaded;
  });
}

/** Tabs share the session: of two that open one, the second would end the first. Without locks there is one tab. */
function oneTabAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request('ponte account', work) as Promise<Value>) : work();
}
