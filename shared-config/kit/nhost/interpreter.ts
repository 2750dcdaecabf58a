import type { AuthInterpreter, HasuraAuthClient } from '@nhost/nhost-js';

/** The running state machine of the client. */
export function getInterpreter({ client }: HasuraAuthClient): AuthInterpreter {
  if (!client.interpreter) throw new Error('The Nhost client has not been started');
  return client.interpreter;
}

/** Calls back for each event of the machine from now on. A new listener is first called with the last event, left out here. */
export function onEvent(interpreter: AuthInterpreter, notice: (type: string, data: unknown) => void): void {
  let isNew = true;
  interpreter.onTransition(({ event }) => {
    const { type, data } = event as { type: string; data?: unknown };
    if (!isNew) notice(type, data);
  });
  isNew = false;
}
