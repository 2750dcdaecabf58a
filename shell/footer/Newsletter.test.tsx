import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insertNewsletter } from './insert-newsletter';
import { renderInShell } from '../testing/render';
import { Newsletter } from './Newsletter';

const consent = 'Prazos e regras novas. Ao assinar, você concorda em receber. Para sair, basta pedir.';

jest.mock('./insert-newsletter', () => ({ insertNewsletter: jest.fn() }));
const insert = jest.mocked(insertNewsletter);

async function subscribe(email: string) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInShell(<Newsletter />);
  const field = screen.getByRole('textbox', { name: 'Seu e-mail' });
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Assinar' }));
  return field;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['success', 'Pronto! Seu e-mail foi cadastrado.', ''],
  ['error_exists', 'Este e-mail não pôde ser cadastrado. Talvez ele já esteja na lista.', 'eva@example.com'],
  ['error_conn', 'Não conseguimos conexão agora. Tente de novo em instantes.', 'eva@example.com'],
] as const)('shows %s for four seconds', async (outcome, message, value) => {
  insert.mockResolvedValue(outcome);
  const field = await subscribe('eva@example.com');

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field).toHaveValue(value);
  act(() => jest.advanceTimersByTime(3999));
  expect(screen.getByText(message)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('shows a client that does not load as a failed connection', async () => {
  insert.mockRejectedValue(new Error('ChunkLoadError'));
  await subscribe('eva@example.com');
  expect(await screen.findByText(/Não conseguimos conexão/)).toBeInTheDocument();
});

test.each([
  ['', 'Informe o seu e-mail.'],
  ['eva@example', 'Este e-mail parece incompleto. Um exemplo: ana@exemplo.com'],
  ['eva', 'Este e-mail parece incompleto. Um exemplo: ana@exemplo.com'],
])('makes no call for %p, and says why at the focused field', async (email, message) => {
  insert.mockClear();
  const field = await subscribe(email);
  expect(insert).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(`${message} ${consent}`);
  expect(field.closest('form')).toHaveAttribute('novalidate');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('removes the error while the address is corrected', async () => {
  const field = await subscribe('eva');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(field, '@');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).toHaveAccessibleDescription(consent);
});

test('removes what the server said of an address while it is corrected', async () => {
  insert.mockResolvedValue('error_exists');
  const field = await subscribe('eva@example.com');
  expect(await screen.findByText(/Talvez ele já esteja na lista/)).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(field, 'x');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('makes one call when the button is pressed again while sending', async () => {
  insert.mockClear();
  insert.mockReturnValue(new Promise(() => {}));
  await subscribe('eva@example.com');
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Enviando…' }));
  expect(insert).toHaveBeenCalledTimes(1);
});

test('times out after 15 seconds without a response, and keeps the input', async () => {
  insert.mockReturnValue(new Promise(() => {}));
  const field = await subscribe('eva@example.com');
  await act(() => jest.advanceTimersByTimeAsync(14_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Não conseguimos conexão agora.');
  expect(screen.getByRole('button', { name: 'Assinar' })).toBeInTheDocument();
  expect(field).toHaveValue('eva@example.com');
});

test('clears its timer when it is unmounted', async () => {
  insert.mockResolvedValue('success');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = renderInShell(<Newsletter />);
  await user.type(screen.getByRole('textbox'), 'eva@example.com{Enter}');
  await screen.findByText(/Pronto/);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
