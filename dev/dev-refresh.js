/* global location */
// Runs before React does: the remotes' modules register with this runtime, which knows the shell's React.
import * as runtime from 'react-refresh/runtime';
import { isErrorShown, showRenderErrors } from './dev-render-error.js';

showRenderErrors();

globalThis.__PONTE_REFRESH__ = {
  ...runtime,
  performReactRefresh() {
    reloadAfterError();
    return runtime.performReactRefresh();
  },
};
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') reloadAfterError();
});

/** A failed part has no state to keep, and its boundary waits for another build: reload the page with the changed one. */
function reloadAfterError() {
  if (isErrorShown()) location.reload();
}
