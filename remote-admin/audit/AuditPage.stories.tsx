import type { AuditEntry } from '@ponte/contract/api-responses';
import type { Stories } from '@ponte/kit/ui/stories';
import { broken, withServer } from '../testing/stories';
import { Audit } from './AuditPage';

const call = 'GET /auditoria';

const entries: AuditEntry[] = [
  {
    id: 4,
    quando: '2026-11-20T14:03:00.000Z',
    quem: 'ana@ponte.example',
    acao: 'usuario_editado',
    alvo: 'bia@ponte.example',
    endereco: '203.0.113.7',
    mudancas: [
      { campo: 'nome', de: 'Bia', para: 'Bia Lima' },
      { campo: 'senha', de: null, para: null },
    ],
  },
  {
    id: 3,
    quando: '2026-11-20T14:02:10.000Z',
    quem: 'ana@ponte.example',
    acao: 'sessao_nhost',
    alvo: null,
    endereco: '203.0.113.7',
    mudancas: [],
  },
  {
    id: 2,
    quando: '2026-11-20T14:02:00.000Z',
    quem: 'ana@ponte.example',
    acao: 'login',
    alvo: null,
    endereco: '203.0.113.7',
    mudancas: [],
  },
  {
    id: 1,
    quando: '2026-11-20T14:01:00.000Z',
    quem: null,
    acao: 'login_falhou',
    alvo: null,
    endereco: '203.0.113.9',
    mudancas: [],
  },
];
const page = (itens: readonly AuditEntry[], proximo: number | null = null) => ({
  [call]: { json: { itens, proximo } },
});

export const stories: Stories = {
  loading: withServer(<Audit />, { [call]: 'pending' }),
  'newest entries, with older ones': withServer(<Audit />, page(entries, 2)),
  empty: withServer(<Audit />, page([])),
  'no entries for the filter': withServer(
    <Audit />,
    { [`${call}?acao=logout`]: { json: { itens: [], proximo: null } } },
    {
      at: '/admin/auditoria?acao=logout',
    },
  ),
  filtered: withServer(
    <Audit />,
    { [`${call}?pessoa=ana`]: { json: { itens: entries, proximo: null } } },
    { at: '/admin/auditoria?pessoa=ana' },
  ),
  failed: withServer(<Audit />, { [call]: broken }),
};
