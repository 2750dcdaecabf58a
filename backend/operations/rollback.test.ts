import { samplePeople } from 'fixtures/people';
import { auditPage } from '@ponte/contract/api-responses';
import { until } from '@ponte/toolchain/jest/until';
import { createFakePonte } from '../testing/fake-ponte';
import { createTestApp } from '../testing/test-app';

const ponte = createFakePonte();
const test = createTestApp({ ...ponte.settings, TRUST_PROXY: 'true' });
const { email } = samplePeople.marina;
const [first, second] = ['1.0.0-000000000001', '1.0.0-000000000002'];
const rollBack = async (body: object, part = 'remote-chat') => {
  const admin = await test.signIn('marina');
  return admin.post(`/api/releases/${part}/rollback`, body, { 'x-forwarded-for': '203.0.113.9' });
};
const readAudit = async () => {
  const { body } = await (await test.signIn('marina')).get('/api/auditoria');
  return auditPage.parse(body).itens.filter(({ acao }) => acao !== 'login');
};

it('rolls back in the name of the caller, for the given reason, and records who, what, from where and why', async () => {
  const response = await rollBack({ why: '  Hel não abre no celular ', to: first });
  expect(response).toMatchObject({ status: 200, body: { serial: 3, from: second, to: first } });
  const why = '--why=Hel não abre no celular';
  const args = ['rollback', 'remote-chat', why, `--to=${first}`, '--json', `--store=${ponte.store}`];
  expect(ponte.calls()).toEqual([{ args, by: email }]);
  expect(await readAudit()).toEqual([
    expect.objectContaining({
      acao: 'versao_revertida',
      quem: email,
      alvo: 'remote-chat',
      endereco: '203.0.113.9',
      mudancas: [
        { campo: 'build', de: second, para: first },
        { campo: 'motivo', para: 'Hel não abre no celular' },
      ],
    }),
  ]);
});

it.each([
  ['no reason', {}, 'Informe o motivo.'],
  ['an empty one', { why: ' ' }, 'Informe o motivo.'],
  ['one of two lines', { why: 'a\nb' }, 'O motivo contém caracteres que não são permitidos.'],
  ['one that is too long', { why: 'x'.repeat(501) }, 'O motivo é longo demais: no máximo 500 caracteres.'],
  ['a reason that is no text', { why: 1 }, 'O motivo contém caracteres que não são permitidos.'],
  ['a build that is an option', { why: 'x', to: '--force' }, 'Esta versão não existe.'],
  ['a build that is a path', { why: 'x', to: '../../1.0.0-000000000001' }, 'Esta versão não existe.'],
  ['anything else', { why: 'x', force: true }, 'O pedido contém um campo desconhecido.'],
])('rejects %s before it runs anything', async (_case, body, msg) => {
  expect(await rollBack(body)).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  expect(ponte.calls()).toEqual([]);
});

it('passes on a reason that looks like an option as a reason', async () => {
  await rollBack({ why: '--force' });
  expect(ponte.calls()[0]?.args.slice(0, 3)).toEqual(['rollback', 'remote-chat', '--why=--force']);
});

it.each(['remote-evil', '--help', 'constructor'])('responds 404 to the unknown part %s', async (part) => {
  expect(await rollBack({ why: 'x' }, part)).toMatchObject({ status: 404 });
  expect(await (await test.signIn('marina')).get(`/api/releases/${part}`)).toMatchObject({ status: 404 });
  expect(ponte.calls()).toEqual([]);
});

it.each([
  ['refused', 1, 409],
  ['not-found', 1, 404],
  ['damaged', 1, 500],
])('passes on the message of a command that fails with %s, and records it', async (code, exit, status) => {
  ponte.fail(exit, { code, message: 'it was withdrawn', hint: 'choose another' });
  const error = 'it was withdrawn (choose another)';
  expect(await rollBack({ why: 'x', to: first })).toMatchObject({ status, body: { error } });
  expect(await readAudit()).toEqual([
    expect.objectContaining({
      acao: 'reversao_recusada',
      mudancas: [
        { campo: 'build', para: first },
        { campo: 'motivo', para: 'x' },
        { campo: 'resultado', para: error },
      ],
    }),
  ]);
});

it('passes on the hint of an older command, which calls it mend', async () => {
  ponte.fail(1, { code: 'refused', message: 'it was withdrawn', mend: 'choose another' });
  const error = 'it was withdrawn (choose another)';
  expect(await rollBack({ why: 'x', to: first })).toMatchObject({ status: 409, body: { error } });
});

it('responds 503 with Retry-After while another command holds the lock', async () => {
  ponte.fail(3, { code: 'busy', message: 'process 1 is at it', hint: 'wait' });
  expect(await rollBack({ why: 'x' })).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

it('runs one rollback at a time, queues two and rejects the others with 503', async () => {
  const held = await ponte.hold();
  const admin = await test.signIn('marina');
  const statuses: number[] = [];
  const all = Array.from({ length: 6 }, async () => {
    const { status } = await admin.post('/api/releases/remote-chat/rollback', { why: 'x' });
    statuses.push(status);
  });
  await until('three rejected calls', () => statuses.length === 3);
  await until('a held call', () => held.most() > 0);
  held.open();
  await Promise.all(all);
  await held.close();
  expect(statuses).toEqual([503, 503, 503, 200, 200, 200]);
  expect(held.most()).toBe(1);
});
