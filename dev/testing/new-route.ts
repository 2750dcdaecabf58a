/** Adds a route to a copy of this checkout as its team would: by the steps of CONTRIBUTING.md, and by nothing else. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editFile } from './checkout';

const page = `import { Link, type HeadContext, type PageHead } from '@ponte/kit';
import { useTexts } from '../texts';

export function head({ t }: HeadContext): PageHead {
  return { title: t('guides.title'), description: t('guides.lead') };
}

export default function GuidesPage() {
  const t = useTexts();
  return (
    <section>
      <h1>{t('guides.title')}</h1>
      <p>{t('guides.lead')}</p>
      <Link to="guides">{t('guides.title')}</Link>
    </section>
  );
}
`;

const texts: Readonly<Record<string, string>> = {
  pt: `'guides.title': 'Guias', 'guides.lead': 'O que levar a cada atendimento.'`,
  en: `'guides.title': 'Guides', 'guides.lead': 'What to bring to each appointment.'`,
  es: `'guides.title': 'Guías', 'guides.lead': 'Qué llevar a cada cita.'`,
};

export async function addRoute(root: string): Promise<void> {
  await editFile(
    root,
    'shared-config/contract/routes.ts',
    '  privacy: {',
    "  guides: page('/guias', 'guides'),\n  privacy: {",
  );
  await mkdir(join(root, 'remote-public/guides'));
  await writeFile(join(root, 'remote-public/guides/GuidesPage.tsx'), page);
  const exposed = "    guides: './guides/GuidesPage.tsx',\n    detail:";
  await editFile(root, 'remote-public/webpack.config.ts', '    detail:', exposed);
  for (const [language, table] of Object.entries(texts)) {
    await editFile(root, `remote-public/locales/${language}.ts`, '  ...websites,', `  ...websites,\n  ${table},`);
  }
}
