import { screen, within } from '@testing-library/react';
import { languages } from '@ponte/contract/language';
import { renderPage } from '../testing/render';
import { documentCare, people, type Person } from './configuration';
import { Documents } from './Documents';
import { People } from './People';

const ana: Person = {
  name: 'Ana Prado',
  languages: ['pt', 'es'],
  handles: { pt: 'Vistos', en: 'Visas', es: 'Visas' },
  since: 2018,
};

test('shows each person’s name, work, languages and since when', () => {
  renderPage(<People people={[ana, { ...ana, name: 'Rui Sá' }]} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  const row = within(rows[0] as HTMLElement);
  expect(row.getByRole('heading', { level: 3 })).toHaveTextContent(/^Ana Prado$/);
  expect(row.getAllByText(/./, { selector: 'span' }).map(({ textContent }) => textContent)).toEqual([
    'A',
    'Português',
    'Español',
    'desde 2018',
  ]);
  expect(rows[0]).toHaveTextContent('Vistos');
});

test('says which people and promises are samples', () => {
  renderPage(
    <>
      <People people={[ana, { ...ana, name: 'Rui Sá', sample: true }]} />
      <Documents care={{ promises: [{ pt: 'Sigilo', en: 'Care', es: 'Cuidado' }], sample: true }} />
    </>,
  );
  expect(screen.getAllByText('exemplo')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Ana Prado' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Rui Sá exemplo' })).toBeInTheDocument();
});

test('renders nothing that is not configured', () => {
  const { container } = renderPage(
    <>
      <People people={[]} />
      <Documents care={undefined} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the configured content has words in every language', () => {
  const words = [...people.map(({ handles }) => handles), ...(documentCare?.promises ?? [])];
  expect(words.length).toBeGreaterThan(0);
  for (const language of languages) expect(words.filter((each) => each[language].trim() === '')).toEqual([]);
});
