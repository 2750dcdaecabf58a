import { checkNhost } from './command';

process.exit(await checkNhost(process.argv.slice(2), (line) => console.log(line)));
