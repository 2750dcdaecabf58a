import { recordLauncherClicks } from './corner/click-replay';
import { firstFrame } from './first-frame';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Evaluates the modules of this script after the first frame, in several tasks: in one, they block a slow phone for 100 ms. */
async function main(): Promise<void> {
  recordLauncherClicks();
  await firstFrame();
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  await start();
}

void main();
