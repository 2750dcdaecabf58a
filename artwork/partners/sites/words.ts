import type { ExampleId } from 'remote-public/media/partner-list';

/** What a partner's example site says, in the partner's language. No prices, hours or promises that a partner did not give. */
export interface SiteWords {
  menu: readonly [string, string, string];
  /** Below the name. */
  promise: string;
  action: string;
  offers: { title: string; names: readonly [string, string, string] };
  list: { title: string; names: readonly [string, string, string, string] };
  /** Above the footer. */
  call: string;
}

export const siteWords: Readonly<Record<ExampleId, SiteWords>> = {
  escola_estacao_musical: {
    menu: ['Aulas', 'Escola', 'Contato'],
    promise: 'Violão, piano e canto',
    action: 'Agendar aula',
    offers: { title: 'Nossas aulas', names: ['Violão', 'Piano', 'Canto'] },
    list: { title: 'Para quem', names: ['Crianças', 'Adultos', 'Em grupo', 'Particulares'] },
    call: 'Venha tocar',
  },
  rota_clara_driver: {
    menu: ['Traslados', 'Motorista', 'Contato'],
    promise: 'Motorista particular',
    action: 'Pedir corrida',
    offers: { title: 'Para onde você for', names: ['Aeroporto', 'Cidade', 'Eventos'] },
    list: { title: 'Combinado antes', names: ['Horário', 'Preço', 'Caminho', 'Bagagem'] },
    call: 'Aonde vamos?',
  },
  cg_details: {
    menu: ['Serviços', 'Galeria', 'Contato'],
    promise: 'Seu carro com cara de novo',
    action: 'Agendar',
    offers: { title: 'O que fazemos', names: ['Lavagem', 'Polimento', 'Limpeza'] },
    list: { title: 'Cada detalhe', names: ['Pintura', 'Rodas', 'Vidros', 'Bancos'] },
    call: 'Agende o seu carro',
  },
  bluebox: {
    menu: ['Mudanças', 'Envios', 'Contato'],
    promise: 'Mudanças e envios',
    action: 'Pedir orçamento',
    offers: { title: 'De uma casa à outra', names: ['Mudança', 'Embalagem', 'Envio'] },
    list: { title: 'O que levamos', names: ['Caixas', 'Móveis', 'Roupas', 'Livros'] },
    call: 'Vai se mudar?',
  },
  publicarte: {
    menu: ['Placas', 'Impressos', 'Contato'],
    promise: 'Para ser visto da rua',
    action: 'Pedir uma arte',
    offers: { title: 'O que fazemos', names: ['Placas', 'Cartazes', 'Impressos'] },
    list: { title: 'Do esboço à rua', names: ['Desenho', 'Prova', 'Impressão', 'Instalação'] },
    call: 'Mostre o seu negócio',
  },
  padaria_aurora: {
    menu: ['Pães', 'Bolos', 'Contato'],
    promise: 'Quentinhos desde cedo',
    action: 'Encomendar',
    offers: { title: 'Do forno', names: ['Pão francês', 'Pão de queijo', 'Bolos'] },
    list: { title: 'Desde cedo', names: ['Café da manhã', 'Balcão', 'Encomendas', 'Festas'] },
    call: 'Faça a sua encomenda',
  },
  jardim_nativo: {
    menu: ['Projetos', 'Plantas', 'Contato'],
    promise: 'Plantas do clima daqui',
    action: 'Pedir uma visita',
    offers: { title: 'Seu jardim', names: ['Projeto', 'Plantio', 'Cuidado'] },
    list: { title: 'O ano todo', names: ['Poda', 'Rega', 'Solo', 'Mudas'] },
    call: 'Vamos plantar?',
  },
  cais_barber: {
    menu: ['Serviços', 'Equipe', 'Contato'],
    promise: 'Com hora marcada',
    action: 'Marcar hora',
    offers: { title: 'Serviços', names: ['Corte', 'Barba', 'Corte e barba'] },
    list: { title: 'Na cadeira e fora', names: ['Corte', 'Barba', 'Acabamento', 'Boa conversa'] },
    call: 'Marque a sua hora',
  },
};
