import { act, screen } from '@testing-library/react';
import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { useSite } from '@ponte/kit';
import { textOf } from '@ponte/kit/i18n/i18n';
import { en } from './locales/en';
import { es } from './locales/es';
import { pt } from './locales/pt';
import { renderScreen } from './testing/render';
import { TextsBoundary, useTexts } from './texts';

function Sample() {
  const t = useTexts<'administration'>();
  const { chooseLanguage } = useSite();
  return (
    <>
      <h1>{t('admin.users.title')}</h1>
      <p>{t('admin.users.count', { count: 1, total: 1 })}</p>
      <input aria-label="typed" />
      <button onClick={() => chooseLanguage('en')}>en</button>
    </>
  );
}

test.each([
  ['pt', 'Usuários', '1 usuário'],
  ['en', 'Users', '1 user'],
  ['es', 'Usuarios', '1 usuario'],
] as const)('renders the fallback, then the screen with its texts in %s', async (language, title, count) => {
  renderScreen(
    <TextsBoundary area="administration" fallback="espera">
      <Sample />
    </TextsBoundary>,
    { language },
  );
  expect(screen.getByText('espera')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(count)).toBeInTheDocument();
});

test('has the shared texts and those of its area, and no others', async () => {
  const element = (
    <TextsBoundary area="account" fallback={null}>
      <Sample />
    </TextsBoundary>
  );
  renderScreen(element);
  // A text that has not loaded is shown as its key in tests.
  expect(await screen.findByRole('heading')).toHaveTextContent('admin.users.title');
  expect(textOf('admin.loading')).toBe(pt['admin.loading']);
  expect(textOf('admin.profile.title')).toBe(pt['admin.profile.title']);
});

test('keeps the old language and the input while another one loads', async () => {
  const { user } = renderScreen(
    <TextsBoundary area="administration" fallback="espera">
      <Sample />
    </TextsBoundary>,
  );
  await user.type(await screen.findByLabelText('typed'), 'abc');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('heading')).toHaveTextContent('Usuários');
  expect(await screen.findByText('Users')).toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toHaveValue('abc');
});

test('has the placeholders of the source in every language', () => {
  expect(comparePlaceholders('remote-admin', { pt, en, es })).toEqual([]);
});

test.each(Object.entries({ en, es }))('has every text in %s', (_, table) => {
  for (const key of Object.keys(pt)) {
    const text = table[key as keyof typeof pt];
    expect({ key, text, empty: !text }).toEqual({ key, text, empty: false });
  }
  expect(Object.keys(table).sort()).toEqual(Object.keys(pt).sort());
});
