export const pt = {
  'chat.hel': 'Hel',
  'chat.about': 'Preços e próximos passos',
  'chat.close': 'Fechar a conversa',
  'chat.back': 'Voltar',
  'chat.reset': 'Recomeçar',
  'chat.log': 'Conversa com a Hel',
  'chat.choices': 'Respostas possíveis',
  'chat.price': 'Nosso serviço',
  'chat.from': 'a partir de',
  'chat.scope.applicant': 'por solicitante',
  'chat.scope.person': 'por pessoa',
  'chat.scope.company': 'por empresa',
  'chat.details': 'Mais detalhes: {{name}}',

  'chat.form.name': 'Nome',
  'chat.form.email': 'E-mail',
  'chat.form.privacy': 'Para a equipe responder a você. Não usamos para mais nada.',
  'chat.form.submit': 'Começar a conversa',
  'chat.form.nameMissing': 'Informe o seu nome.',
  'chat.form.emailMissing': 'Informe o seu e-mail.',
  'chat.form.emailWrong': 'Este e-mail parece incompleto. Um exemplo: ana@exemplo.com',

  'chat.say.nomeEmail':
    'Olá! Sou a Hel, assistente automática. Mostro os preços e coloco você em contato com uma pessoa da equipe. Para começar, como você se chama e qual é o seu e-mail?',
  'chat.say.inicio': 'Prazer, {{name}}. Sobre o que você quer saber?',
  'chat.say.vistos1': 'Qual visto você procura?',
  'chat.say.empresa1': 'Do que a sua empresa precisa?',
  'chat.say.impostos1': 'Em que podemos ajudar com os impostos?',
  'chat.say.sites1': 'Que tipo de site você tem em mente?',
  'chat.say.b1b2':
    'Para passear, visitar parentes ou ir a reuniões nos EUA: formulário, lista de documentos e preparação para a entrevista. A taxa do consulado é paga à parte.',
  'chat.say.studentVisa':
    'Para quem vai estudar (F-1) e para a família que acompanha (F-2): formulário, documentos e preparação para a entrevista. As taxas do governo são pagas à parte.',
  'chat.say.workVisas':
    'Organizamos o seu caso e os documentos para EB-1A, EB-2 NIW ou H-1B. As taxas do governo são pagas à parte.',
  'chat.say.companyOpening':
    'Abrimos a sua LLC e pedimos o EIN, o número fiscal da empresa. As taxas do estado são pagas à parte; o EIN é gratuito.',
  'chat.say.fiscalAddress':
    'Um endereço válido para a sua empresa, com número, cidade e estado, e os documentos recebidos enviados a você em formato digital.',
  'chat.say.operatingAgreement':
    'O contrato da sua LLC: sócios, divisão de lucros e responsabilidades. Em inglês, com tradução explicativa em português.',
  'chat.say.itin':
    'O número fiscal de quem não pode ter SSN: formulário W-7, carta ao IRS e a lista de documentos aceitos.',
  'chat.say.llcTaxReport':
    'Preparamos as declarações fiscais da sua LLC e levantamos as deduções a que ela tem direito.',
  'chat.say.onlineStore': 'Um site para vender os seus produtos, do catálogo ao pagamento.',
  'chat.say.institutionalSite': 'Um site para apresentar o seu negócio: quem você é, o que faz e como falar com você.',
  'chat.say.other':
    'Uma página reúne todos os serviços deste tema, com preço. Se preferir, conte o seu caso a uma pessoa da equipe.',
  'chat.say.contato': 'Daqui em diante, uma pessoa da equipe responde. O assunto já vai escrito na mensagem.',

  'chat.choose.vistos1': 'Vistos',
  'chat.choose.empresa1': 'Empresa nos EUA',
  'chat.choose.impostos1': 'Impostos e ITIN',
  'chat.choose.sites1': 'Criação de sites',
  'chat.choose.b1b2': 'Turismo ou negócios (B1/B2)',
  'chat.choose.studentVisa': 'Estudante (F-1/F-2)',
  'chat.choose.workVisas': 'Trabalho (EB-1A, EB-2 NIW, H-1B)',
  'chat.choose.companyOpening': 'Abrir uma LLC, com EIN',
  'chat.choose.fiscalAddress': 'Endereço fiscal',
  'chat.choose.operatingAgreement': 'Operating Agreement',
  'chat.choose.itin': 'ITIN para pessoa física',
  'chat.choose.llcTaxReport': 'Declarações e deduções da LLC',
  'chat.choose.onlineStore': 'Loja virtual',
  'chat.choose.institutionalSite': 'Site institucional',
  'chat.choose.other': 'Outro caso, ou não sei ainda',
  'chat.choose.contato': 'Falar com a equipe',

  'chat.topic.vistos1': 'um visto para os Estados Unidos',
  'chat.topic.empresa1': 'a minha empresa nos Estados Unidos',
  'chat.topic.impostos1': 'os meus impostos nos Estados Unidos',
  'chat.topic.sites1': 'um site',
  'chat.topic.b1b2': 'o visto de turismo ou negócios (B1/B2)',
  'chat.topic.studentVisa': 'o visto de estudante (F-1/F-2)',
  'chat.topic.workVisas': 'um visto de trabalho (EB-1A, EB-2 NIW, H-1B)',
  'chat.topic.companyOpening': 'a abertura de uma LLC com EIN',
  'chat.topic.fiscalAddress': 'um endereço fiscal para a minha empresa',
  'chat.topic.operatingAgreement': 'o Operating Agreement da minha LLC',
  'chat.topic.itin': 'o pedido do meu ITIN',
  'chat.topic.llcTaxReport': 'as declarações fiscais e as deduções da minha LLC',
  'chat.topic.onlineStore': 'uma loja virtual',
  'chat.topic.institutionalSite': 'um site institucional',

  'chat.contact.message': 'Olá! Sou {{name}} ({{email}}). Quero falar sobre {{topic}}.',
  'chat.contact.app': 'Continuar no WhatsApp',
  'chat.contact.email': 'Continuar por e-mail',
  'chat.contact.page': 'Ver a página de contato',
};
