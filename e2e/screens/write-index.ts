/** Writes the index page of the pictures that `npm run screens` took. Fails if one is missing. */
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@ponte/contract/routes';
import { folder, pictureFile, rounds, widths, type Round } from './plan-screens';

const pictures = rounds.flatMap((round) => routes.map((route) => pictureFile(round, route)));
for (const file of pictures) await access(join(folder, file));

const nameOf = ({ scheme, language }: Round) => `${language}, ${scheme}`;
const sheets = [...new Set(rounds.map(nameOf))].map((name) => {
  const own = rounds.filter((round) => nameOf(round) === name);
  const rows = routes.map((route) => {
    const cells = own.map((round) => {
      const file = pictureFile(round, route);
      return `<td><a href="${file}"><img src="${file}" alt="${route.id}, ${round.width} px" loading="lazy"></a></td>`;
    });
    return `<tr><th scope="row">${route.id}</th>${cells.join('')}</tr>`;
  });
  const heads = widths.map((width) => `<th scope="col">${width} px</th>`).join('');
  return `<details><summary>${name}</summary><table><tr><td></td>${heads}</tr>${rows.join('\n')}</table></details>`;
});

await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:16px sans-serif}img{width:20rem;height:20rem;object-fit:cover;object-position:top}td{vertical-align:top}</style>
<h1>Screens</h1>
${sheets.join('\n')}
</html>
`,
);
console.log(`${pictures.length} pictures: ${join(folder, 'index.html')}`);
