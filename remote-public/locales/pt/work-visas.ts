export const workVisas = {
  'service.eb1a.title': 'EB-1A: habilidade extraordinária',
  'service.eb1a.promise': 'Green card por mérito, sem empregador, para quem está no topo da área.',
  'service.eb1a.intro':
    'O EB-1A é para quem tem reconhecimento nacional ou internacional sustentado em ciência, arte, educação, negócios ou esporte. O pedido é o formulário I-140, e você pode ser o próprio peticionário.',
  'service.eb1a.includes_title': 'O que está incluído',
  'service.eb1a.includes.0': 'Leitura do seu perfil diante dos dez critérios do USCIS',
  'service.eb1a.includes.1': 'Mapa das provas: o que já serve, o que falta, onde obter',
  'service.eb1a.includes.2': 'Modelo e roteiro para as cartas de recomendação',
  'service.eb1a.includes.3': 'Organização do dossiê para o I-140, com índice',
  'service.eb1a.price_label': 'por pessoa: análise e organização do dossiê',
  'service.eb1a.cta': 'Avaliar meu EB-1A',
  'service.eb1a.excludes': 'Taxas do USCIS\nHonorários de advogado\nTraduções\nArgumentação jurídica',
  'service.eb1a.whatsapp_msg': 'Olá! Quero avaliar meu perfil para o EB-1A.',
  'service.eb1a.q.0': 'Preciso cumprir quantos critérios?',
  'service.eb1a.a.0':
    'Um grande prêmio internacional ou pelo menos três dos dez critérios. Cumprir três abre a porta; depois o USCIS pesa o conjunto.',
  'service.eb1a.q.1': 'Preciso de advogado?',
  'service.eb1a.a.1':
    'A lei permite protocolar sozinho. Estratégia e argumentos jurídicos, porém, são trabalho de advogado licenciado nos EUA, que você contrata à parte e a quem entregamos o dossiê pronto.',
  'service.eb1a.description':
    'EB-1A, green card por habilidade extraordinária: análise dos dez critérios, mapa de provas e dossiê organizado para o I-140.',

  'service.eb2niw.title': 'EB-2 NIW: interesse nacional',
  'service.eb2niw.promise': 'Green card para profissionais cujo trabalho interessa ao país, sem oferta de emprego.',
  'service.eb2niw.intro':
    'O EB-2 pede mestrado ou doutorado, graduação seguida de cinco anos de experiência progressiva, ou habilidade excepcional. O National Interest Waiver dispensa a oferta de emprego. Ajudamos a mostrar por que o seu projeto importa.',
  'service.eb2niw.includes_title': 'O que está incluído',
  'service.eb2niw.includes.0': 'Conferência dos requisitos do EB-2 e da equivalência do diploma',
  'service.eb2niw.includes.1': 'Roteiro do plano profissional segundo os três pontos de Dhanasar',
  'service.eb2niw.includes.2': 'Mapa das provas e roteiro para as cartas',
  'service.eb2niw.includes.3': 'Organização do dossiê para o I-140, com índice',
  'service.eb2niw.price_label': 'por pessoa: análise e organização do dossiê',
  'service.eb2niw.cta': 'Avaliar meu EB-2 NIW',
  'service.eb2niw.excludes': 'Taxas do USCIS\nHonorários de advogado\nAvaliação formal do diploma\nTraduções',
  'service.eb2niw.whatsapp_msg': 'Olá! Quero avaliar meu perfil para o EB-2 NIW.',
  'service.eb2niw.q.0': 'O que são os três pontos?',
  'service.eb2niw.a.0':
    'Vêm da decisão Matter of Dhanasar: a proposta tem mérito e importância nacional; você tem condições de levá-la adiante; e os EUA ganham ao dispensar a oferta de emprego.',
  'service.eb2niw.q.1': 'Minha família vai junto?',
  'service.eb2niw.a.1':
    'Cônjuge e filhos solteiros menores de 21 anos podem receber o green card como dependentes, quando houver visto disponível para a sua data de prioridade.',
  'service.eb2niw.description':
    'EB-2 NIW, green card por interesse nacional: requisitos, plano profissional, mapa de provas e dossiê para o I-140.',

  'service.otherWork.title': 'Outros vistos de trabalho: H-1B, L-1 e O-1',
  'service.otherWork.promise': 'Vaga especializada, transferência na empresa ou talento: veja o que cada visto pede.',
  'service.otherWork.intro':
    'Nestes vistos, quem faz o pedido é um empregador ou agente nos EUA, com o formulário I-129. Explicamos o caminho, organizamos a sua parte e preparamos você para o consulado.',
  'service.otherWork.includes_title': 'O que está incluído',
  'service.otherWork.includes.0': 'Comparação dos requisitos de H-1B, L-1 e O-1',
  'service.otherWork.includes.1': 'Lista de documentos seus e do empregador',
  'service.otherWork.includes.2': 'DS-160 depois da aprovação da petição',
  'service.otherWork.includes.3': 'Preparação para a entrevista no consulado',
  'service.otherWork.price_label': 'por pessoa',
  'service.otherWork.cta': 'Ver qual é o meu visto',
  'service.otherWork.excludes': 'Petição I-129\nTaxas do USCIS e do consulado\nHonorários de advogado',
  'service.otherWork.whatsapp_msg': 'Olá! Quero saber sobre os vistos de trabalho H-1B, L-1 e O-1.',
  'service.otherWork.q.0': 'Posso pedir o H-1B sem empregador?',
  'service.otherWork.a.0':
    'Não. Um empregador nos EUA precisa inscrever você na seleção anual, em geral em março, e apresentar a petição se a inscrição for selecionada. Alguns empregadores, como universidades, ficam fora da seleção.',
  'service.otherWork.q.1': 'Qual a diferença entre L-1 e O-1?',
  'service.otherWork.a.1':
    'O L-1 transfere quem, nos últimos três anos, trabalhou pelo menos um ano seguido fora dos EUA como executivo, gerente ou especialista em empresa do mesmo grupo. O O-1 é para quem prova habilidade extraordinária, com um empregador ou agente.',
  'service.otherWork.description':
    'Vistos de trabalho H-1B, L-1 e O-1: qual cabe ao seu caso, documentos, DS-160 e entrevista no consulado.',

  'service.specialCases.title': 'Casos especiais de visto',
  'service.specialCases.promise':
    'Visto negado, 221(g), permanência além do prazo, I-130: primeiro entender, depois agir.',
  'service.specialCases.intro':
    'Alguns casos não cabem em pacote: visto negado, processo parado, tempo a mais no país, mudança de nome, pedido de um parente cidadão. Lemos o seu histórico e dizemos o que podemos fazer e o que é trabalho de advogado.',
  'service.specialCases.includes_title': 'O que está incluído',
  'service.specialCases.includes.0': 'Leitura do histórico e das cartas do consulado ou do USCIS',
  'service.specialCases.includes.1': 'Resumo por escrito do que diz cada carta e do que podemos preparar',
  'service.specialCases.includes.2': 'Preparação dos formulários e documentos combinados',
  'service.specialCases.includes.3': 'Indicação clara do que exige advogado',
  'service.specialCases.price_label': 'preço fixo, depois de ler o caso',
  'service.specialCases.cta': 'Contar meu caso',
  'service.specialCases.excludes': 'Taxas do governo\nPareceres\nRepresentação por advogado',
  'service.specialCases.whatsapp_msg': 'Olá! Tenho um caso especial de visto e quero um orçamento.',
  'service.specialCases.q.0': 'O que é o 221(g)?',
  'service.specialCases.a.0':
    'É uma recusa provisória: falta um documento ou o caso está em análise administrativa. Quando você entrega o que foi pedido, o consulado retoma o processo.',
  'service.specialCases.q.1': 'Fiquei além do prazo. Posso voltar?',
  'service.specialCases.a.1':
    'Depende de quanto tempo. Mais de 180 dias de presença irregular, seguidos de saída, podem fechar a porta por três anos; um ano ou mais, por dez. Em alguns casos é possível pedir um perdão (waiver): consulte um advogado.',
  'service.specialCases.description':
    'Casos especiais de visto americano: negativas, 221(g), permanência além do prazo e I-130. Orçamento fixo por escrito.',

  'service.complementary.title': 'Documentos complementares',
  'service.complementary.promise': 'Cartas, traduções e declarações que dão peso ao seu pedido.',
  'service.complementary.intro':
    'Um bom pedido se apoia em bons papéis. Preparamos o documento que falta, em inglês correto e no formato que o consulado, a escola ou o USCIS espera.',
  'service.complementary.includes_title': 'O que está incluído em cada documento',
  'service.complementary.includes.0': 'Redação ou tradução para o inglês',
  'service.complementary.includes.1': 'Declaração do tradutor, quando é uma tradução',
  'service.complementary.includes.2': 'Revisão do texto com você',
  'service.complementary.includes.3': 'Arquivo em PDF pronto para imprimir ou anexar',
  'service.complementary.price_label': 'redação ou tradução, com revisão',
  'service.complementary.cta': 'Pedir um documento',
  'service.complementary.excludes': 'Cartório\nApostila\nTradução juramentada no Brasil\nCorreio',
  'service.complementary.whatsapp_msg': 'Olá! Preciso de documentos complementares para o meu visto.',
  'service.complementary.q.0': 'Que documentos vocês preparam?',
  'service.complementary.a.0':
    'Cartas de convite, de vínculo e de apresentação, planos de estudo, declarações de apoio financeiro, e traduções de certidões, diplomas e extratos. Só escrevemos o que é verdade e você pode provar.',
  'service.complementary.q.1': 'A tradução serve para o USCIS?',
  'service.complementary.a.1':
    'Sim. O USCIS aceita tradução completa com a declaração assinada de um tradutor competente. Não exige tradutor juramentado.',
  'service.complementary.description':
    'Cartas, traduções com declaração e provas para o seu visto americano. Preço por documento, entregue em PDF.',
};
