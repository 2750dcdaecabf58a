export const partners = {
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
  'partners.title': 'Negócios que caminham conosco',
  'partners.lead':
    'Quem chega a um país novo precisa de mais do que documentos. Estes são os negócios que indicamos a quem pergunta.',
  'partners.how.title': 'Como funciona uma parceria',
  'partners.how.text':
    'Cada parceiro é independente: atende, cobra e responde pelo próprio serviço. O que você combina com ele fica entre vocês.',
  'partners.join.title': 'Quer aparecer aqui?',
  'partners.join.text': 'Conte em poucas linhas o que você faz e onde atende. A resposta vem por mensagem.',
  'partners.join.action': 'Propor uma parceria',
  'partners.join.message': 'Olá! Tenho um negócio e quero propor uma parceria com a {{brand}}.',
};
