import type { SiteValues } from '@ponte/contract/release';
import { siteSettingKeys } from '@ponte/contract/site-settings';
import { ReleaseError } from '@ponte/contract/release-error';
import { changeLive } from '../change/change-live';
import { readLive } from '../change/history';
import { getInherited } from '../settings/get-settings';
import { planSettings } from '../settings/plan-settings';
import { completeValues, formatValue } from '../settings/site-values';
import type { Outcome, Run, Session } from './command';
import { describeSettings } from './describe-settings';
import { getChangeOptions, rejectUnchanged } from './change-options';
import { prepareNext } from './prepare';

export const settings: Run = async (session, [action, ...args], flags) => {
  if (action === undefined) return show(session);
  const { store, color } = session;
  const change = changeFor(action, args);
  let before: SiteValues = {};
  const changed = await changeLive(
    store,
    await session.getComposer(),
    (snapshot, inherited) => {
      before = inherited;
      return planSettings(snapshot, completeValues(change(inherited)));
    },
    await getChangeOptions(session, flags),
  );
  rejectUnchanged(changed, 'the site has these settings already', 'ponte settings shows them');
  return {
    ...describeSettings(changed, before, color, ['take it back: ponte rollback settings --why "…"']),
    ...prepareNext(session, flags, changed),
  };
};

async function show({ store, environment }: Session): Promise<Outcome> {
  const live = await readLive(store);
  const { settings: values, seededFrom } = await getInherited(store, live, environment);
  const note = seededFrom
    ? [`release ${live.serial} has none in its record; these are what its pages show, and the next release keeps them`]
    : [];
  return {
    result: { release: live.serial, recorded: !seededFrom, settings: values },
    lines: [...siteSettingKeys.map((key) => formatValue(key, values[key] ?? '')), ...note],
  };
}

/** How `set` or `unset` changes the current settings. @throws ReleaseError `usage` */
function changeFor(action: string, args: readonly string[]): (inherited: SiteValues) => SiteValues {
  if (action !== 'set' && action !== 'unset') {
    throw new ReleaseError('usage', `ponte settings has no action ${action}`, 'use set, unset, or neither to see them');
  }
  if (args.length === 0) throw new ReleaseError('usage', `ponte settings ${action} names no setting`, listing);
  const pairs = args.map((arg) => parseArgument(action, arg));
  const keys = pairs.map(([key]) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new ReleaseError('usage', `${twice} is named twice`, 'name it once');
  if (action === 'set') return (inherited) => ({ ...inherited, ...Object.fromEntries(pairs) });
  // A new id would separate the site from its tallies.
  if (keys.includes('SITE_ID')) throw new ReleaseError('usage', 'SITE_ID has no default', 'set another: SITE_ID=…');
  return (inherited) => Object.fromEntries(Object.entries(inherited).filter(([key]) => !keys.includes(key)));
}

const listing = `the settings are: ${siteSettingKeys.join(', ')}`;

function parseArgument(action: 'set' | 'unset', text: string): readonly [key: string, value: string] {
  const at = text.indexOf('=');
  const key = at === -1 ? text : text.slice(0, at);
  if (!siteSettingKeys.includes(key)) throw new ReleaseError('usage', `there is no setting called ${key}`, listing);
  if ((at !== -1) === (action === 'set')) return [key, text.slice(at + 1)];
  const syntax = action === 'set' ? `${key}=VALUE` : key;
  throw new ReleaseError('usage', `${text} is not ${syntax}`, `ponte settings ${action} ${syntax} --why "…"`);
}
