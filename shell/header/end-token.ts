/**
 * Ends the token on the server as well. Fire and forget: the person is logged out here whatever the response, and a
 * token that could not be reached ends by itself.
 */
export function endToken(apiUrl: string, token: string): void {
  fetch(`${apiUrl}/users/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}
