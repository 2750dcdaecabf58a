/** The company category with its flow of four rows, and its services. */
export const company = {
  'company.title': 'Sua empresa nos Estados Unidos',
  'company.name': 'Empresa',
  'company.closing.title': 'Em que etapa está\na sua empresa?',
  'company.closing.lead': 'Uma ideia, uma LLC aberta ou uma conta no banco: dizemos qual é o próximo passo.',
  'company.promise': 'LLC, EIN, endereço, contrato e licença: da ideia à primeira fatura.',
  'company.intro':
    'Você pode ter uma LLC americana sem morar no país e sem visto de trabalho. Nós preparamos os documentos e explicamos cada obrigação antes que ela chegue.',
  'company.description':
    'Abra sua LLC nos EUA: EIN, endereço fiscal, Operating Agreement, ITIN e licença. Preços claros, taxas do estado à parte.',
  'company.more': 'Ver serviços para empresas',
  'company.list_title': 'Serviços para a sua empresa',
  'company.fees':
    'As taxas do estado, da cidade e de outros órgãos são pagas por você, direto ao órgão. Elas mudam; confirmamos o valor com você antes de cada pagamento.',
  'company.q': 'Preciso morar nos Estados Unidos?',
  'company.a':
    'Não. Estrangeiros podem ser sócios de uma LLC morando fora. Ter a empresa não dá visto nem autorização para trabalhar no país.',

  'flow.title': 'Do plano à operação, em quatro etapas',
  'flow.lead': 'Três passos em cada uma, na ordem em que acontecem.',
  'flow.0': 'Planejar',
  'flow.0.0': 'Estado',
  'flow.0.0.text':
    'Você escolhe onde registrar; nós explicamos as opções. Quase sempre é o estado onde a empresa vai atuar.',
  'flow.0.1': 'Sócios',
  'flow.0.1.text': 'Quem são, quanto cada um tem e quem decide. Um sócio só também serve.',
  'flow.0.2': 'Nome',
  'flow.0.2.text': 'Conferimos se o nome está livre no registro do estado.',
  'flow.1': 'Registrar',
  'flow.1.0': 'Agente registrado',
  'flow.1.0.text': 'O registered agent recebe no estado os avisos oficiais. É\u00a0obrigatório e contratado à parte.',
  'flow.1.1': 'Ato de criação',
  'flow.1.1.text':
    'Os Articles of Organization criam a LLC. O registro no estado costuma custar de {{filingFrom}} a {{filingTo}}.',
  'flow.1.2': 'Endereço fiscal',
  'flow.1.2.text': 'Um endereço real, com o nome da empresa, para cartas e cadastros.',
  'flow.2': 'Formalizar',
  'flow.2.0': 'EIN',
  'flow.2.0.text': 'O número fiscal da empresa. O IRS não cobra nada por ele.',
  'flow.2.1': 'Contrato da LLC',
  'flow.2.1.text': 'O Operating Agreement, contrato entre os sócios. Bancos costumam pedir.',
  'flow.2.2': 'ITIN',
  'flow.2.2.text': 'O número fiscal da pessoa, quando o sócio declara imposto e não pode ter SSN.',
  'flow.3': 'Operar',
  'flow.3.0': 'Conta bancária',
  'flow.3.0.text': 'Com EIN, contrato e endereço, você procura um banco. A decisão é dele.',
  'flow.3.1': 'Licenças',
  'flow.3.1.text': 'Cidade, condado ou estado podem exigir licença para a sua atividade.',
  'flow.3.2': 'Todo ano',
  'flow.3.2.text': 'Taxa do estado, em geral de {{feeFrom}} a {{feeTo}}, e declarações ao IRS.',

  'service.companyOpening.title': 'Abertura de LLC com EIN',
  'service.companyOpening.promise': 'Empresa registrada no estado e número fiscal no IRS.',
  'service.companyOpening.intro':
    'A LLC ajuda a separar o seu patrimônio do negócio e é simples de manter. Preparamos o registro no estado escolhido e o pedido do EIN, o número que bancos e clientes vão pedir.',
  'service.companyOpening.includes_title': 'O que está incluído',
  'service.companyOpening.includes.0': 'Orientação sobre o estado e busca do nome disponível',
  'service.companyOpening.includes.1': 'Preparação e envio dos Articles of Organization, o ato que cria a LLC',
  'service.companyOpening.includes.2': 'Pedido do EIN, gratuito no IRS, com o formulário SS-4',
  'service.companyOpening.includes.3': 'Documentos em PDF e calendário das obrigações',
  'service.companyOpening.price_label': 'nosso trabalho para a LLC e o EIN',
  'service.companyOpening.cta': 'Abrir minha LLC',
  'service.companyOpening.excludes':
    'Taxa de registro do estado, em\u00a0geral de {{filingFrom}} a {{filingTo}}\nTaxa anual do estado, em\u00a0geral de {{feeFrom}} a {{feeTo}}\nAgente registrado no estado, obrigatório e contratado à parte',
  'service.companyOpening.whatsapp_msg': 'Olá! Quero abrir uma LLC com EIN nos Estados Unidos.',
  'service.companyOpening.q.0': 'Quanto tempo leva?',
  'service.companyOpening.a.0':
    'O registro leva de um dia a algumas semanas, conforme o estado. Sem SSN ou ITIN, o EIN é pedido por fax ou correio e costuma demorar mais.',
  'service.companyOpening.q.1': 'Que declarações a LLC entrega?',
  'service.companyOpening.a.1':
    'Depende dos sócios. Uma LLC de um único dono estrangeiro entrega o formulário\u00a05472 com um 1120 pro forma em todo ano em que houver transações com o dono, mesmo sem lucro. A multa por não entregar é alta.',
  'service.companyOpening.description':
    'Abertura de LLC nos EUA com EIN: registro no estado, formulário SS-4 e documentos em PDF. Taxas do estado mostradas à parte.',

  'service.fiscalAddress.title': 'Endereço fiscal',
  'service.fiscalAddress.promise': 'Um endereço americano real, com a sua correspondência digitalizada.',
  'service.fiscalAddress.intro':
    'Cadastros, clientes e alguns bancos pedem um endereço nos EUA. Você recebe um em nome da empresa e lê as cartas de onde estiver. Um banco pode pedir também o endereço onde você mora ou trabalha.',
  'service.fiscalAddress.includes_title': 'O que está incluído',
  'service.fiscalAddress.includes.0': 'Endereço válido, com número, cidade e estado',
  'service.fiscalAddress.includes.1': 'Nome da empresa na caixa de correio',
  'service.fiscalAddress.includes.2': 'Envio digital dos documentos recebidos',
  'service.fiscalAddress.includes.3': 'Contrato de cessão em PDF',
  'service.fiscalAddress.price_label': 'endereço em nome da empresa',
  'service.fiscalAddress.cta': 'Pedir meu endereço',
  'service.fiscalAddress.excludes':
    'Reenvio físico de cartas e pacotes\nReconhecimento de firma\nAgente registrado no estado, obrigatório e contratado à parte',
  'service.fiscalAddress.whatsapp_msg': 'Olá! Quero um endereço fiscal nos Estados Unidos para a minha empresa.',
  'service.fiscalAddress.q.0': 'O que preciso assinar?',
  'service.fiscalAddress.a.0':
    'O contrato de cessão, onde estão prazo e condições, e o formulário\u00a01583 do correio americano, que autoriza outra pessoa a receber suas cartas e pede dois documentos de identidade.',
  'service.fiscalAddress.q.1': 'Ele substitui o agente registrado?',
  'service.fiscalAddress.a.1':
    'Não. O agente registrado (registered agent) precisa estar presente no estado, em horário comercial, para receber citações. São serviços diferentes.',
  'service.fiscalAddress.description':
    'Endereço fiscal nos EUA com número, cidade e estado, nome da empresa na caixa e correspondência digital. Contrato em PDF.',

  'service.operatingAgreement.title': 'Contrato da LLC (Operating Agreement)',
  'service.operatingAgreement.promise': 'Quem manda, quem recebe e quem responde, por escrito.',
  'service.operatingAgreement.intro':
    'É o documento que diz como a sua LLC funciona. Bancos costumam pedir, e alguns estados exigem. Preparamos o texto a partir das suas respostas, e você entende cada cláusula.',
  'service.operatingAgreement.includes_title': 'O que está incluído',
  'service.operatingAgreement.includes.0': 'Contrato sob medida para a sua LLC',
  'service.operatingAgreement.includes.1': 'Cláusulas de sócios, divisão de lucros e responsabilidades',
  'service.operatingAgreement.includes.2': 'Versão em inglês e tradução explicativa em português',
  'service.operatingAgreement.includes.3': 'Arquivo em PDF pronto para assinar',
  'service.operatingAgreement.price_label': 'contrato completo',
  'service.operatingAgreement.cta': 'Pedir meu contrato',
  'service.operatingAgreement.excludes': 'Parecer de advogado\nReconhecimento de firma\nRegistro em cartório',
  'service.operatingAgreement.whatsapp_msg': 'Olá! Quero um Operating Agreement para a minha LLC.',
  'service.operatingAgreement.q.0': 'Minha LLC tem um dono só. Preciso?',
  'service.operatingAgreement.a.0':
    'É prudente ter. O contrato mostra que a empresa é separada de você, o que ajuda a manter a responsabilidade limitada e a abrir a conta no banco.',
  'service.operatingAgreement.q.1': 'Ele é registrado no estado?',
  'service.operatingAgreement.a.1':
    'Em geral, não. Os sócios assinam e guardam. Se os sócios ou a divisão mudarem, o texto precisa ser alterado.',
  'service.operatingAgreement.description':
    'Operating Agreement sob medida para a sua LLC, em inglês, com tradução explicativa em português. Entregue em PDF.',

  'service.itin.title': 'Pedido de ITIN',
  'service.itin.promise': 'O número fiscal americano de quem não pode ter SSN.',
  'service.itin.intro':
    'O ITIN serve para declarar imposto e constar como cônjuge ou dependente em uma declaração. Não dá visto nem permissão de trabalho. Preparamos o W-7 com tudo o que o IRS confere.',
  'service.itin.includes_title': 'O que está incluído',
  'service.itin.includes.0': 'Preenchimento do formulário W-7',
  'service.itin.includes.1': 'Carta de apresentação ao IRS',
  'service.itin.includes.2': 'Lista dos documentos aceitos',
  'service.itin.includes.3': 'Instruções para enviar por correio ou entregar a um agente certificador (CAA)',
  'service.itin.price_label': 'pacote completo, por pessoa',
  'service.itin.cta': 'Pedir meu ITIN',
  'service.itin.excludes':
    'Correio\nCópias certificadas\nHonorários do agente certificador\nA declaração que acompanha o pedido',
  'service.itin.whatsapp_msg': 'Olá! Quero ajuda para pedir o ITIN.',
  'service.itin.q.0': 'Preciso mandar meu passaporte?',
  'service.itin.a.0':
    'Vai o original ou uma cópia certificada por quem o emitiu. Se preferir ficar com ele, um agente certificador (CAA) confere o documento e envia só a cópia.',
  'service.itin.q.1': 'Quanto demora?',
  'service.itin.a.1':
    'O IRS fala em sete semanas, ou de nove a onze entre 15 de janeiro e 30 de abril e para quem pede do exterior. Em geral o W-7 vai junto com a declaração de imposto.',
  'service.itin.description':
    'Pedido de ITIN: formulário W-7, carta ao IRS, lista de documentos e orientação sobre o agente certificador (CAA).',

  'service.w7.title': 'Formulário W-7',
  'service.w7.promise': 'O formulário do ITIN preenchido sem erro de categoria.',
  'service.w7.intro':
    'O W-7 pede ou renova o ITIN. Um pedido pode voltar por causa da categoria errada ou de dados que não batem com o passaporte. Conferimos campo por campo.',
  'service.w7.includes_title': 'O que está incluído',
  'service.w7.includes.0': 'Escolha da categoria de elegibilidade',
  'service.w7.includes.1': 'Preenchimento completo dos dados e revisão',
  'service.w7.includes.2': 'Carta de apresentação ao IRS',
  'service.w7.includes.3': 'Lista do que enviar junto',
  'service.w7.price_label': 'sem custo adicional para quem pede o ITIN conosco',
  'service.w7.cta': 'Preencher meu W-7',
  'service.w7.excludes': 'Correio\nCópias certificadas\nHonorários do agente certificador',
  'service.w7.whatsapp_msg': 'Olá! Quero ajuda com o formulário W-7.',
  'service.w7.q.0': 'Meu ITIN venceu?',
  'service.w7.a.0':
    'Ele expira no fim do terceiro ano seguido sem uso em uma declaração. O mesmo W-7 renova o número, que continua igual.',
  'service.w7.q.1': 'Posso pedir o ITIN sem declarar imposto?',
  'service.w7.a.1':
    'Só nas exceções do formulário, como rendimentos com retenção na fonte, tratado fiscal ou hipoteca, com o comprovante pedido. Fora delas, o W-7 vai com a declaração.',
  'service.w7.description':
    'Formulário W-7 para pedir ou renovar o ITIN: categoria certa, dados revisados, carta ao IRS e lista de envio.',

  'service.businessLicense.title': 'Licença de funcionamento (Business License)',
  'service.businessLicense.promise': 'Descubra qual licença a sua atividade exige e peça sem erro.',
  'service.businessLicense.intro':
    'Não existe uma licença única nos EUA. Cidade, condado, estado e, em poucas atividades, o governo federal podem exigir a sua. Pesquisamos a regra do seu endereço e preparamos o pedido.',
  'service.businessLicense.includes_title': 'O que está incluído',
  'service.businessLicense.includes.0': 'Pesquisa das licenças para a sua atividade e endereço',
  'service.businessLicense.includes.1': 'Lista dos documentos e das taxas de cada órgão',
  'service.businessLicense.includes.2': 'Preenchimento do pedido',
  'service.businessLicense.includes.3': 'Orientação para enviar e acompanhar',
  'service.businessLicense.includes.4': 'Datas de renovação no seu calendário',
  'service.businessLicense.price': '{{amount}} por licença',
  'service.businessLicense.price_label': 'preparo do pedido; a taxa do órgão vem à parte',
  'service.businessLicense.cta': 'Pedir minha licença',
  'service.businessLicense.excludes': 'Taxa da cidade, do condado ou do estado\nVistorias\nSeguros e fianças',
  'service.businessLicense.whatsapp_msg': 'Olá! Quero ajuda com a licença de funcionamento (Business License).',
  'service.businessLicense.q.0': 'Trabalho em casa e pela internet. Preciso?',
  'service.businessLicense.a.0':
    'Muitas vezes, sim. Várias cidades pedem registro do negócio e permissão para atividade em casa, mesmo de quem não recebe clientes.',
  'service.businessLicense.q.1': 'A LLC já não é a licença?',
  'service.businessLicense.a.1':
    'Não. A LLC cria a empresa; a licença permite a atividade. Construção, comida, beleza e transporte costumam ter exigências próprias.',
  'service.businessLicense.description':
    'Business License nos EUA: pesquisa por cidade e atividade, documentos, preenchimento e datas de renovação.',
};
