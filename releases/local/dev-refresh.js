// Runs before React does: the remotes' modules register with this runtime, which knows the shell's React.
import * as runtime from 'react-refresh/runtime';

globalThis.__PONTE_REFRESH__ = runtime;
