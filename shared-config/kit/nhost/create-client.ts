import { NhostClient } from '@nhost/nhost-js';
import { decideNhostUrls } from '../../contract/nhost-urls';

interface ClientOptions {
  /** Without a session the client restores none, keeps none and does not talk to other tabs. */
  readonly hasSession: boolean;
}

type ClientParameters = ConstructorParameters<typeof NhostClient>[0] & { readonly broadcastKey: string | undefined };

/** Creates the client from the setting `NHOST_URL`, for a page at `pageUrl`. Image options need absolute URLs. */
export function createClient(nhostUrl: string, pageUrl: string, { hasSession }: ClientOptions): NhostClient {
  const { auth, graphql, storage, functions } = decideNhostUrls(nhostUrl);
  const absolute = (url: string) => new URL(url, pageUrl).href.replace(/\/$/, '');
  const parameters: ClientParameters = {
    authUrl: absolute(auth),
    graphqlUrl: absolute(graphql),
    storageUrl: absolute(storage),
    functionsUrl: absolute(functions),
    // By default it is a constant: tabs would also follow sites of another service.
    broadcastKey: hasSession ? `nhost ${absolute(auth)}` : undefined,
    ...(hasSession
      ? {}
      : { autoSignIn: false, autoRefreshToken: false, clientStorageType: 'custom', clientStorage: nothing }),
  };
  return new NhostClient(parameters);
}

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
