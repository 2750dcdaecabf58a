import { NhostClient } from '@nhost/nhost-js';

/** The outcome of a sign-up, named as in the product's error catalogue. */
export type NewsletterOutcome = 'success' | 'error_exists' | 'error_conn';

const mutation = `mutation SubscribeToNewsletter($email: citext!) {
  insert_newsletter_one(object: { email: $email }) {
    id
  }
}`;

/**
 * Adds an address to the newsletter through the Nhost client's GraphQL.
 *
 * @param base URL of the Nhost-compatible services, absolute or relative to the page's origin, such as `/v1`.
 * @returns `error_conn` without a response; `error_exists` for every GraphQL error, whatever its message: the messages of
 * Hasura and its successors differ.
 */
export async function insertNewsletter(base: string, email: string): Promise<NewsletterOutcome> {
  const { data, error } = await createClient(base).graphql.request<{ insert_newsletter_one: { id: string } | null }>(
    mutation,
    { email },
  );
  if (error && !Array.isArray(error) && (error.error === 'unknown' || error.error === 'abort-error')) {
    return 'error_conn';
  }
  return data?.insert_newsletter_one ? 'success' : 'error_exists';
}

function createClient(base: string): NhostClient {
  const url = new URL(base, window.location.href).href;
  return new NhostClient({
    authUrl: `${url}/auth`,
    graphqlUrl: `${url}/graphql`,
    storageUrl: `${url}/storage`,
    functionsUrl: `${url}/functions`,
    // Visitors are not signed in, so there is no session to restore, refresh or share between tabs.
    autoSignIn: false,
    autoRefreshToken: false,
    broadcastKey: undefined,
  } as ConstructorParameters<typeof NhostClient>[0]);
}
