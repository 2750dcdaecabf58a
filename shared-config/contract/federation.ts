/** The global variable in which the shell provides the run-time library of module federation to the remotes' entries. */
export const federationRuntime = '_FEDERATION_BUNDLER_RUNTIME';
