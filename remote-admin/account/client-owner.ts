/** Names the product's session that the session of Nhost's client belongs to. Removed with every key that begins so. */
const key = 'nhostSessionOf';

/** The end of the token, a part of its signature: enough to tell two sessions apart. */
const nameOf = (token: string) => token.slice(-16);

export const isOwner = (token: string): boolean => localStorage.getItem(key) === nameOf(token);
export const setOwner = (token: string): void => localStorage.setItem(key, nameOf(token));
export const removeOwner = (): void => localStorage.removeItem(key);
