import { planOverrides, type Chosen, type Rejection } from './plan-overrides';
import { overrideKey } from './wants-overrides';

/** What this tab chose before and what its address requests now, which then leaves the address. */
export function readOverrides(): { chosen: Chosen; refused: readonly Rejection[] } {
  const address = new URL(location.href);
  const requested = address.searchParams.getAll(overrideKey);
  const before = planOverrides(sessionStorage.getItem(overrideKey)?.split(' ') ?? []).chosen;
  const plan = planOverrides(requested, before);
  remember(plan.chosen);
  if (requested.length > 0) {
    address.searchParams.delete(overrideKey);
    history.replaceState(history.state, '', address);
  }
  return plan;
}

/** Kept for the tab: other tabs, and other people, get the site's own builds. */
export function remember(chosen: Chosen): void {
  if (chosen.size === 0) sessionStorage.removeItem(overrideKey);
  else sessionStorage.setItem(overrideKey, [...chosen].map((pair) => pair.join('@')).join(' '));
}
