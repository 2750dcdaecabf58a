import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/bcrypt';

/** Lowers the priority of this thread below the one that serves requests. Only Linux schedules threads one by one. */
function stepBack() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').pop());
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Hashing continues at normal priority.
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
