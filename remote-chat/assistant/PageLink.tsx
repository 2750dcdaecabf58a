import type { MouseEvent } from 'react';
import { Link, useLauncher, type LinkProps } from '@ponte/kit';
import { isPlainClick } from '@ponte/kit/plain-click';
import { releaseEntry } from './use-own-entry';
import { useIsHere } from './use-page-topic';
import { useSmallScreen } from './use-small-screen';

/**
 * A link to a page of the site. It closes Hel, who would cover what it leads to. Where she fills the screen, the page replaces
 * her history entry.
 */
export function PageLink(link: LinkProps) {
  const { close } = useLauncher();
  const isHere = useIsHere()(link.to);
  const fillsScreen = useSmallScreen();

  function leave(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    if (isHere) event.preventDefault();
    else if (fillsScreen) releaseEntry();
    close();
  }

  return <Link {...link} replace={fillsScreen} onClick={leave} />;
}
