import { act, screen } from '@testing-library/react';
import { comparePlaceholders } from '@ponte/toolchain/jest/compare-placeholders';
import { useSite } from '@ponte/kit';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';
import { renderScreen } from '../testing/render';
import { useTexts } from '../texts';
import { TextsGate } from './TextsGate';

function Sample() {
  const t = useTexts();
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
] as const)('a screen waits for its texts in %s', async (language, title, count) => {
  renderScreen(
    <TextsGate waiting="espera">
      <Sample />
    </TextsGate>,
    { language },
  );
  expect(screen.getByText('espera')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(count)).toBeInTheDocument();
});

test('while another language arrives the old one stays, with what was typed', async () => {
  const { user } = renderScreen(
    <TextsGate waiting="espera">
      <Sample />
    </TextsGate>,
  );
  await user.type(await screen.findByLabelText('typed'), 'abc');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('heading')).toHaveTextContent('Usuários');
  expect(await screen.findByText('Users')).toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toHaveValue('abc');
});

test('every language has the placeholders of the source', () => {
  expect(comparePlaceholders('remote-admin', { pt, en, es })).toEqual([]);
});

test.each(Object.entries({ en, es }))('%s has every text', (_, table) => {
  for (const key of Object.keys(pt)) {
    const text = table[key as keyof typeof pt];
    expect({ key, text, empty: !text }).toEqual({ key, text, empty: false });
  }
  expect(Object.keys(table).sort()).toEqual(Object.keys(pt).sort());
});
