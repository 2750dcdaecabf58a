import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/bcrypt';

/** Linux schedules threads, so this one alone can step back behind the one that answers calls. Elsewhere it cannot. */
function stepBack() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').pop());
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Hashing goes on at the usual priority.
  }
}

stepBack();
parentPort?.on('message', ({ senha, cost, passwordHash }) => {
  try {
    parentPort.postMessage({ result: passwordHash ? verifySync(senha, passwordHash) : hashSync(senha, cost) });
  } catch (error) {
    parentPort.postMessage({ error });
  }
});
