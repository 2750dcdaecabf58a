/// <reference types="webpack/module" />
/** Stands in for the table of the partners' files that webpack makes: the same files, as Vite finds them. */
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
