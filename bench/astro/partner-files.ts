/// <reference types="webpack/module" />
/** Replaces webpack's table of the partners' files: the same files, found by Vite. */
const files = import.meta.glob<string>('../../remote-public/media/partners/*/*.{svg,avif,webp,webm,mp4}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function getPartnerFile(id: string, name: string): string {
  const file = files[`../../remote-public/media/partners/${id}/${name}`];
  if (!file) throw new Error(`${id} has no ${name}`);
  return file;
}
