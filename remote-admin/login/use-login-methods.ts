import { useEffect, useState } from 'react';
import type { LoginMethods } from '@ponte/contract/api-responses';
import { useApi } from '../calls/use-api';

/** Undefined until the server responds; it stays so without a response, as the password works all the same. */
export function useLoginMethods(): LoginMethods | undefined {
  const api = useApi();
  const [methods, setMethods] = useState<LoginMethods>();

  useEffect(() => {
    const controller = new AbortController();
    void api.fetchLoginMethods(controller.signal).then((result) => result.ok && setMethods(result.value));
    return () => controller.abort();
  }, [api]);

  return methods;
}
