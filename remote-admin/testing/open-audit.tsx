import type { Language } from '@ponte/contract/language';
import AuditPage from '../audit/AuditPage';
import { stubNetwork } from './network';
import { ana, signIn } from './people';
import { renderScreen } from './render';

type Stub = Parameters<typeof stubNetwork>[0][string];

/** Entries of the log: an edit of a person, and a login that failed. */
export const edit = {
  id: 9,
  quando: '2030-05-17T12:30:05.000Z',
  acao: 'usuario_editado',
  quem: 'ana@ponte.example',
  alvo: 'bia@ponte.example',
  endereco: '203.0.113.9',
  mudancas: [
    { campo: 'nome', de: 'Bia', para: '<b>Bianca</b>' },
    { campo: 'senha' },
    { campo: 'apelido', de: null, para: 'B' },
  ],
};
export const attempt = {
  id: 8,
  quando: '2030-05-17T12:00:00.000Z',
  acao: 'login_falhou',
  quem: null,
  alvo: 'x@y',
  endereco: null,
  mudancas: [],
};
/** Opens the audit log as an administrator, on these responses. */
export function openAudit(responses: Record<string, Stub>, path = '/admin/auditoria', language: Language = 'pt') {
  signIn(ana);
  const network = stubNetwork(responses);
  return { network, ...renderScreen(<AuditPage />, { path, language }) };
}
