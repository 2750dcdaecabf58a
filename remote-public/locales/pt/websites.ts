/** The partners, and the page on websites, whose carousel shows theirs. */
export const websites = {
  'partners.visit': 'Visitar o site',
  'partners.visit_named': 'Visitar o site de {{name}}',

  'partners.escola_estacao_musical':
    'Violão, piano e canto para crianças e adultos, em grupo ou em aulas particulares.',
  'partners.rota_clara_driver': 'Motorista particular e traslados de aeroporto, com horário e preço combinados antes.',
  'partners.cg_details': 'Lavagem, polimento e limpeza interna: o seu carro com cara de novo.',
  'partners.bluebox': 'Mudanças, embalagem e envio de caixas para outros países.',
  'partners.publicarte': 'Placas, cartazes e impressos que fazem um negócio ser visto da rua.',
  'partners.padaria_aurora': 'Pão francês, pão de queijo e bolos, quentinhos desde cedo.',
  'partners.jardim_nativo': 'Projetos e cuidado de jardins, com plantas que gostam do clima daqui.',
  'partners.cais_barber': 'Corte, barba e boa conversa, com hora marcada.',
  'partners.estudio_janela': 'Retratos de família, ensaios e festas, com luz natural.',

  'partners.head.title': 'Parceiros · {{brand}}',
  'partners.head.description':
    'Nove negócios parceiros: música, transporte, mudanças, jardins, padaria, barbearia, fotografia e mais. Conheça e visite.',
  'partners.name': 'Parceiros',
  'partners.title': 'Negócios que indicamos',
  'partners.lead':
    'Quem chega a um país novo precisa de mais do que documentos. Estes são os negócios que indicamos a quem pergunta.',
  'partners.how.title': 'Os parceiros são independentes',
  'partners.how.text': 'Cada um atende, cobra e responde pelo próprio serviço. O contrato é entre você e ele.',
  'partners.join.title': 'Quer aparecer aqui?',
  'partners.join.text': 'Conte em poucas linhas o que você faz e onde atende. A resposta vem por mensagem.',
  'partners.join.action': 'Propor uma parceria',
  'partners.join.message': 'Olá! Tenho um negócio e quero propor uma parceria com a {{brand}}.',

  'websites.head.title': 'Criação de sites · {{brand}}',
  'websites.head.description':
    'Sites institucionais e lojas virtuais para pequenos negócios, em até três idiomas. Veja o que está incluído, o preço e exemplos.',
  'websites.name': 'Criação de sites',
  'websites.title': 'Um site que abre rápido e fala a língua do seu cliente',
  'websites.lead':
    'Você conta o que faz. Nós escrevemos, desenhamos e publicamos, e entregamos tudo pronto para receber visitas.',

  'websites.features.title': 'O que está incluído',
  'websites.features.design': 'Design próprio, feito para o seu negócio',
  'websites.features.texts': 'Textos escritos com você, em um, dois ou três idiomas',
  'websites.features.phone': 'Páginas que funcionam bem no celular, mesmo com internet fraca',
  'websites.features.chat': 'Botão que leva direto ao seu WhatsApp',
  'websites.features.search': 'Títulos, descrições e mapa do site para os buscadores',
  'websites.features.handover': 'Orientação para você mesmo trocar textos e fotos',

  'websites.price.title': 'Quanto custa',
  'websites.price.institutionalSite': 'Site institucional',
  'websites.price.onlineStore': 'Loja virtual',
  'websites.price.note': 'O valor final vem por escrito.',
  'websites.price.not_included': 'Domínio, hospedagem e taxas de pagamento são pagos à parte.',
  'websites.closing.title': 'Conte o que você faz.\nSaiba o preço antes\u00a0de\u00a0decidir.',
  'websites.closing.lead': 'O valor final vem por escrito. Conversar não custa nada.',
  'websites.quote': 'Pedir um orçamento',
  'websites.quote_message': 'Olá! Quero um orçamento para um site. Meu negócio é:',

  'websites.examples.title': 'Sites dos nossos parceiros',
  'websites.examples.lead': 'Exemplos dos tipos de site que fazemos.',
  'websites.examples.slides': 'Exemplos, um de cada vez',
  'websites.examples.institutionalSite':
    'Site institucional, {{languages}} idiomas, a\u00a0partir\u00a0de\u00a0{{price}}',
  'websites.examples.onlineStore': 'Loja virtual, {{languages}} idiomas, a\u00a0partir\u00a0de\u00a0{{price}}',

  'websites.steps.title': 'Da primeira mensagem ao site no ar',
  'websites.steps.quote':
    'Você pede um orçamento e conta o que faz. Respondemos com o preço final por escrito e combinamos a data de entrega.',
  'websites.steps.work':
    'Você envia o que já tem: logo, fotos, textos. O que falta, escrevemos com você, e desenhamos as páginas.',
  'websites.steps.publish':
    'Você confere cada página. Com a sua aprovação, publicamos e mostramos como trocar textos e fotos.',
  'websites.send.note': 'Para pedir o orçamento, basta contar o que você faz. O resto pode vir depois.',
  'websites.send.business': 'O que o seu negócio faz, para quem e onde',
  'websites.send.languages': 'Os idiomas que o site deve falar',
  'websites.send.pictures': 'Logo e fotos, se já tiver',
  'websites.send.texts': 'Textos que já usa: cardápio, lista de preços, redes sociais',
  'websites.send.domain': 'O endereço do site, se já tiver um domínio',
  'websites.send.store': 'Para uma loja: produtos, preços e como quer receber',

  'websites.support.title': 'Depois de publicado',
  'websites.support.text': 'Se algo não funcionar, escreva para nós. Se quiser mudar algo, combinamos o preço antes.',

  'websites.q.time': 'Quanto tempo leva?',
  'websites.a.time':
    'Depende de quantas páginas e idiomas o site tem, de haver ou não uma loja e de quando chegam os seus textos e fotos. Por isso combinamos a data junto com o preço, antes de começar.',
  'websites.q.price': 'O que faz o preço mudar?',
  'websites.a.price':
    'O tipo de site e o que ele precisa ter: uma loja virtual dá mais trabalho do que um site institucional. O valor final vem por escrito, e só então você decide.',
  'websites.q.texts': 'Preciso escrever os textos?',
  'websites.a.texts':
    'Não. Você conta do seu jeito o que faz, e nós escrevemos com você, em um, dois ou três idiomas. Nada vai ao ar sem a sua leitura.',
  'websites.q.changes': 'Posso mudar o site depois?',
  'websites.a.changes':
    'Sim. A orientação incluída ensina você a trocar textos e fotos. Para o resto, escreva para nós: combinamos o preço antes.',

  'carousel.role': 'carrossel',
  'carousel.slide_role': 'slide',
  'carousel.slide': '{{at}} de {{count}}: {{name}}',
  'carousel.stop': 'Pausar a apresentação',
  'carousel.start': 'Retomar a apresentação',
  'carousel.previous': 'Anterior',
  'carousel.next': 'Próximo',
  'carousel.choose': 'Escolher um site',
};
