import { testPagesThatNeedScripts, testPublicPages, turnScriptsOff } from '../public/test-without-scripts';

turnScriptsOff();

// The screens and languages that `stories/no-script` leaves out.
testPublicPages(1280);
testPagesThatNeedScripts(1280, ['pt-BR', 'en-US', 'es-MX']);
testPagesThatNeedScripts(360, ['en-US', 'es-MX']);
