/* global document */
const id = 'ponte-render-error';

/** Shows the message of an error that a component threw: its boundary hides it from webpack's overlay. */
export function showRenderErrors() {
  const log = console.error;
  console.error = (...values) => {
    log(...values);
    const error = values.find((value) => value instanceof Error);
    if (error) show(findCause(error));
  };
}

/** The shell wraps the error in a failure of the part; the page shows the original. */
function findCause(error) {
  return error.cause instanceof Error ? findCause(error.cause) : error;
}

export function isErrorShown() {
  return document.getElementById(id) !== null;
}

function show(error) {
  document.getElementById(id)?.remove();
  const box = document.createElement('pre');
  box.id = id;
  box.setAttribute('role', 'alert');
  box.textContent = String(error);
  Object.assign(box.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: 2147483647,
    margin: 0,
    padding: '1rem',
    whiteSpace: 'pre-wrap',
    background: '#300',
    color: '#fff',
  });
  document.body.append(box);
}
