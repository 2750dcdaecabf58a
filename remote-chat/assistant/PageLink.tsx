import type { MouseEvent } from 'react';
import { Link, useLauncher, useLocation, useUrl, type LinkProps } from '@ponte/kit';
import { releaseEntry } from './use-own-entry';
import { useSmallScreen } from './use-small-screen';

/** A link to a page of the site. Where Hel fills the screen it closes her, and the page replaces her history entry. */
export function PageLink(link: LinkProps) {
  const { close } = useLauncher();
  const isHere = useLocation().pathname === useUrl()(link.to);
  const fillsScreen = useSmallScreen();

  function leave(event: MouseEvent) {
    if (isHere) event.preventDefault();
    else releaseEntry();
    close();
  }

  return <Link {...link} {...(fillsScreen && { replace: true, onClick: leave })} />;
}
