import { existsSync, promises } from 'node:fs';

type Change = (...args: unknown[]) => Promise<unknown>;
const real = promises as unknown as Record<string, Change>;

/** The functions that change the disk, with the position of the changed path among their arguments. */
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
} as const;

/**
 * While `act` runs, every change below a folder fails with the code, as on a read-only disk. File modes do not restrict
 * root, and a mount needs privileges that a test lacks.
 */
export async function onReadOnlyDisk<T>(folder: string, code: string, act: () => Promise<T>): Promise<T> {
  const replaced = Object.entries(changes).map(([name, position]) => {
    const change = real[name] as Change;
    real[name] = async (...args) => {
      const path = String(args[position]);
      const reads = name === 'open' && !/[wa+]/.test(String(args[1] ?? 'r'));
      const isThere = (name === 'mkdir' && existsSync(path)) || (name === 'rm' && !existsSync(path));
      if (reads || isThere || !path.startsWith(folder)) return change(...args);
      throw Object.assign(new Error(`${code}: not permitted, ${name} '${path}'`), { code, syscall: name, path });
    };
    return [name, change] as const;
  });
  try {
    return await act();
  } finally {
    for (const [name, change] of replaced) real[name] = change;
  }
}
