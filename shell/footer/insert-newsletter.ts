import { createClient } from '@ponte/kit/nhost/create-client';

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
 * @param nhostUrl the setting `NHOST_URL`.
 * @returns `error_conn` without a response; `error_exists` for every GraphQL error, whatever its message: the messages of
 * Hasura and its successors differ.
 */
export async function insertNewsletter(nhostUrl: string, email: string): Promise<NewsletterOutcome> {
  // Without the session of the account screens, which a second client would compete for.
  const { graphql } = createClient(nhostUrl, window.location.href, { hasSession: false });
  const { data, error } = await graphql.request<{ insert_newsletter_one: { id: string } | null }>(mutation, { email });
  if (error && !Array.isArray(error) && (error.error === 'unknown' || error.error === 'abort-error')) {
    return 'error_conn';
  }
  return data?.insert_newsletter_one ? 'success' : 'error_exists';
}
