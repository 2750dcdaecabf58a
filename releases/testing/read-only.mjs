/**
 * Preloaded into the command: every change below the folder `READ_ONLY` fails with the code `READ_ONLY_CODE`, as on a
 * read-only disk. Modes of files do not hold root back, and a mount needs rights that a test lacks.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { READ_ONLY: folder, READ_ONLY_CODE: code } = process.env;
/** Each with the position of the path that it changes. */
const changes = {
  mkdir: 0,
  writeFile: 0,
  open: 0,
  rename: 1,
  symlink: 1,
  link: 1,
  cp: 1,
  copyFile: 1,
  rm: 0,
  utimes: 0,
};

for (const [name, position] of Object.entries(changes)) {
  const real = fs.promises[name];
  fs.promises[name] = async (...args) => {
    const path = String(args[position]);
    const reads = name === 'open' && !/[wa+]/.test(String(args[1] ?? 'r'));
    const isThere = (name === 'mkdir' && fs.existsSync(path)) || (name === 'rm' && !fs.existsSync(path));
    if (reads || isThere || !path.startsWith(folder)) return real(...args);
    throw Object.assign(new Error(`${code}: not permitted, ${name} '${path}'`), { code, syscall: name, path });
  };
}
syncBuiltinESMExports();
