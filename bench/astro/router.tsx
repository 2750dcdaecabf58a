/** Replaces the router in the export: its pages are documents, and its links plain links. */
import type { ComponentProps } from 'react';
import { homePage } from '../subjects/measured-page';

const onServer = { pathname: homePage.path, search: '', hash: '' };

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

export function useSearchParams() {
  return [new URLSearchParams(useLocation().search)] as const;
}
