/** Replaces the router in the export: its pages are documents, and its links plain links. */
import { createContext, type ComponentProps } from 'react';
import { homePage } from '../subjects/measured-page';

const onServer = { pathname: homePage.path, search: '', hash: '' };

/** The shell passes them to the roots of its islands, whose links need none here. */
export const UNSAFE_NavigationContext = createContext<unknown>(null);
export const UNSAFE_LocationContext = createContext<unknown>(null);

export function Link({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} {...rest}>
      {rest.children}
    </a>
  );
}

export function useLocation() {
  return typeof document === 'undefined' ? onServer : location;
}

export function useNavigate() {
  return (to: string) => location.assign(to);
}

/** Every navigation of the export loads a document. */
export function useNavigationType() {
  return 'POP';
}

export function useSearchParams() {
  return [new URLSearchParams(useLocation().search)] as const;
}
