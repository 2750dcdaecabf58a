import { build } from 'esbuild';

/** Packages stay outside; the workspace's own sources and the migrations are inside. */
await build({
  entryPoints: [
    'server.ts',
    'passwords/hash-worker.js',
    'backup/backup.ts',
    'backup/restore.ts',
    'profile/password.ts',
  ],
  outdir: 'dist',
  outbase: '.',
  entryNames: '[name]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || /^(@ponte\/contract|fixtures|nhost)\//.test(path) ? null : { path, external: true },
        );
      },
    },
  ],
});
