import { screen, within } from '@testing-library/react';
import { languages } from '@ponte/contract/language';
import { renderPage } from '../testing/render';
import { CompanyDetails } from './CompanyDetails';
import { company } from './company';
import { documentCare } from './document-care';
import { people, type Person } from './our-people';
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
    'Conosco desde 2018',
    'Português',
    'Español',
  ]);
  expect(rows[0]).toHaveTextContent('Vistos');
});

test('shows a portrait in place of the first letter', () => {
  const { container } = renderPage(<People people={[{ ...ana, portrait: '/ana.svg' }]} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/ana.svg');
  expect(screen.queryByText('A')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ana Prado' })).toBeInTheDocument();
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

const details = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('shows who runs the site, in the lines that are known', () => {
  const known = { legalName: 'Ponte LLC', phone: '+1 407 555 0100' };
  const { unmount } = renderPage(<CompanyDetails company={known} />);
  expect(screen.getByRole('region', { name: 'Quem responde por este site' })).toBeInTheDocument();
  expect(details()).toEqual(['Razão social: Ponte LLC', 'Telefone: +1 407 555 0100']);
  expect(screen.queryByText('exemplo')).not.toBeInTheDocument();
  unmount();
  const words = { pt: 'seg. a sex.', en: 'Mon to Fri', es: 'lun. a vie.' };
  const all = {
    ...known,
    registration: words,
    address: 'Rua A, 1',
    hours: words,
    replyHours: 24,
    sample: true,
  } as const;
  renderPage(<CompanyDetails company={all} />);
  expect(details()).toEqual([
    'Razão social: Ponte LLC',
    'Registro: seg. a sex.',
    'Endereço: Rua A, 1',
    'Telefone: +1 407 555 0100',
    'Horário: seg. a sex.',
    'Resposta: Em até 24\u00a0horas, em dias úteis',
  ]);
  expect(screen.getByText('exemplo')).toBeInTheDocument();
});

test('renders nothing that is not configured', () => {
  const { container } = renderPage(
    <>
      <CompanyDetails company={undefined} />
      <People people={[]} />
      <Documents care={undefined} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the configured content has words in every language', () => {
  const words = [
    ...people.map(({ handles }) => handles),
    ...(documentCare?.promises ?? []),
    ...[company?.registration, company?.hours].filter((each) => each !== undefined),
  ];
  expect(words.length).toBeGreaterThan(0);
  for (const language of languages) expect(words.filter((each) => each[language].trim() === '')).toEqual([]);
});
