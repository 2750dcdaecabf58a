import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountSession } from '../testing/account';
import { stubNetwork } from '../testing/network';
import { withNewClient } from '../testing/new-client';
import { bia, signIn } from '../testing/people';
import { stubPictures } from '../testing/pictures';
import { renderScreen } from '../testing/render';
import { centered, decideSquare, dragCrop } from './crop-picture';
import ProfilePage from './ProfilePage';

const file = '7c2d8f3e-58a2-4d0a-a0ce-0c4f4ad7b8e1';
const upload = 'POST /v1/storage/files';
const publish = 'PUT /perfil/foto';
const done = { json: { mensagem: '' } };
const uploaded = { status: 201, json: { processedFiles: [{ id: file }] } };

async function open(responses: Parameters<typeof stubNetwork>[0] = {}, foto: string | null = null) {
  signIn(bia);
  const network = stubNetwork({
    ...accountSession,
    'GET /perfil': { json: { ...bia, foto } },
    'GET /perfil/sessoes': { json: [] },
    ...responses,
  });
  const page = renderScreen(<ProfilePage />, { path: '/perfil', settings: withNewClient() });
  await screen.findByLabelText('Nome');
  return { network, ...page };
}

async function choose(responses: Parameters<typeof stubNetwork>[0]) {
  const page = await open(responses);
  await page.user.upload(screen.getByLabelText('Escolher foto'), new File(['x'], 'bia.png', { type: 'image/png' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajuste a foto' }));
  return { ...page, dialog };
}

beforeEach(() => stubPictures());

test('uploads the square that was chosen, and shows it', async () => {
  const { network, user, dialog } = await choose({ [upload]: uploaded, [publish]: done });
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancelar', 'Usar esta foto']);
  fireEvent.change(dialog.getByLabelText('Zoom'), { target: { value: '2' } });
  await user.click(dialog.getByRole('button', { name: 'Usar esta foto' }));
  expect(await screen.findByText('Foto salva.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Sua foto' })).toHaveAttribute('src', `/v1/storage/files/${file}?w=192&h=192`);
  expect(network.callsOf(upload)[0]?.headers.authorization).toMatch(/^Bearer e30/);
  expect(network.callsOf(publish).map(({ body }) => body)).toEqual([{ arquivo: file }]);
  expect(JSON.parse(localStorage.getItem('usuario') ?? '')).toMatchObject({ foto: file });
});

test('shows how much of it has left, and stops on Cancel', async () => {
  const { network, user, dialog } = await choose({ [upload]: 'pending' });
  await user.click(dialog.getByRole('button', { name: 'Usar esta foto' }));
  await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveValue(50));
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.callsOf(upload)[0]?.signal.aborted).toBe(true);
  expect(network.callsOf(publish)).toEqual([]);
});

test.each([
  ['an upload without a connection', { [upload]: 'offline' }, 'Erro de conexão com o servidor.'],
  ['an upload over the quota', { [upload]: { status: 403, json: {} } }, 'Não foi possível salvar a foto.'],
  [
    'a picture that the server rejects',
    { [upload]: uploaded, [publish]: { status: 400, json: { errors: [{ msg: 'Envie uma imagem.' }] } } },
    'Envie uma imagem.',
  ],
] as const)('reports %s', async (_name, responses, message) => {
  const { user, dialog } = await choose(responses as Parameters<typeof choose>[0]);
  await user.click(dialog.getByRole('button', { name: 'Usar esta foto' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

test('says when a file is no image', async () => {
  stubPictures({ isImage: false });
  const { user } = await open();
  await user.upload(screen.getByLabelText('Escolher foto'), new File(['x'], 'bia.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Escolha uma imagem JPEG, PNG ou WebP.');
});

test('removes the picture', async () => {
  const { network, user } = await open({ [publish]: done }, file);
  await user.click(screen.getByRole('button', { name: 'Remover foto' }));
  expect(await screen.findByText('Foto removida.')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Sua foto' })).not.toBeInTheDocument();
  expect(network.callsOf(publish).map(({ body }) => body)).toEqual([{ arquivo: null }]);
});

test('cuts a square out of the middle, closer with zoom', () => {
  const size = { width: 800, height: 600 };
  expect(decideSquare(size, centered)).toEqual({ left: 100, top: 0, side: 600 });
  expect(decideSquare(size, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 500, top: 0, side: 300 });
});

test('follows a drag, and stops at the edges', () => {
  const size = { width: 800, height: 600 };
  expect(dragCrop(size, centered, { x: 0.1, y: 0.1 })).toEqual({ zoom: 1, x: 0.2, y: 0.5 });
  expect(dragCrop(size, { zoom: 2, x: 0, y: 0 }, { x: 0.5, y: -5 })).toEqual({ zoom: 2, x: 0, y: 1 });
});
