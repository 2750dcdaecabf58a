/**
 * The hosts of the visitor's own machine. Not `[::1]`, because a content security policy cannot name it; `localhost`
 * resolves to it as well.
 */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1'];

/** Every port of the visitor's own machine, as sources of a content security policy. */
export const loopbackSources: readonly string[] = loopbackHosts.flatMap((host) => [
  `http://${host}:*`,
  `https://${host}:*`,
]);
