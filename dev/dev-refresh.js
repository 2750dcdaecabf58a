/* global location */
// Runs before React does: the remotes' modules register with this runtime, which knows the shell's React.
import * as runtime from 'react-refresh/runtime';
import { isErrorShown, showRenderErrors } from './dev-render-error.js';

showRenderErrors();

globalThis.__PONTE_REFRESH__ = {
  ...runtime,
  performReactRefresh() {
    startAgainAfterError();
    return runtime.performReactRefresh();
  },
};
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') startAgainAfterError();
});

/** A part that failed has no state to keep, and its boundary waits for another build: the changed one comes with the page. */
function startAgainAfterError() {
  if (isErrorShown()) location.reload();
}
