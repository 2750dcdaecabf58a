import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SiteSettings } from '../contract/site';
import { buildUrl } from '../contract/url';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { useSite } from './site-context';

export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, 'to'> {
  to: RouteId;
  params?: Record<string, string>;
  /** Query and fragment, with their `?` and `#`. */
  suffix?: string;
}

/** Builds the URL of a route in the form of the current page: links on `/es/...` stay under `/es`. */
export function useUrl(): (to: RouteId, params?: Record<string, string>) => string {
  const { form, language } = useSite();
  return (to, params) => buildUrl(getRoute(to), form, language, params);
}

/** A link to a route of the site by its id. */
export function Link({ to, params, suffix = '', ...rest }: LinkProps) {
  const url = useUrl();
  // `discover` is for routes that a server tells the router about: without it, no link carries an attribute for that.
  return <RouterLink to={url(to, params) + suffix} discover="none" {...rest} />;
}

/** The chat app's deep link with a prefilled text. `undefined` without a configured number, which hides the button. */
export function chatLink(settings: SiteSettings, text?: string): string | undefined {
  const number = settings.chatNumber?.replace(/\D/g, '');
  if (!number) return undefined;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
