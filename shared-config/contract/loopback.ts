/**
 * The hosts that mean the visitor's own machine. Not `[::1]`: a content security policy cannot name it, and browsers look
 * for `localhost` there too.
 */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];

/** Every port of the visitor's own machine, as a content security policy names it. */
export const loopbackSources: readonly string[] = loopbackHosts.flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);
