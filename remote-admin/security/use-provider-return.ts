import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@ponte/kit';

/** What a provider was visited for, in the URL that it sends the browser back to. */
const parameter = 'linked';

/** How a visit of a provider ended. */
export interface ProviderReturn {
  readonly provider: string;
  /** Of a visit that did not link an account. */
  readonly error: string | undefined;
}

export const addReturn = (url: string, provider: string): string => `${url}?${parameter}=${provider}`;

/** Takes out of the page's URL what it says about a visit of a provider. */
export function useProviderReturn(): ProviderReturn | undefined {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [found] = useState((): ProviderReturn | undefined => {
    const provider = query.get(parameter);
    return provider === null ? undefined : { provider, error: query.get('error') ?? undefined };
  });

  const clean = useEffectEvent(() => void navigate(pathname, { replace: true }));
  useEffect(() => {
    // Before Nhost's client loads, which would take the error for that of a sign-in.
    if (found) clean();
  }, [found]);

  return found;
}
