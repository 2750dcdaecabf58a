/** What every page shares, and the home page. */
export const home = {
  'layout.home': 'Início',
  'layout.trail': 'Você está em',
  'layout.organization':
    'Consultoria para vistos, abertura de empresas, impostos e sites nos Estados Unidos, em português, inglês e espanhol.',
  'layout.talk': 'Fale com a gente',
  'layout.chat': 'Conversar no WhatsApp',
  'layout.talk_message': 'Olá! Quero conversar sobre os serviços da {{brand}}.',
  'layout.pause_films': 'Pausar os vídeos',
  'layout.play_films': 'Reproduzir os vídeos',
  'closing.title': 'Conte o seu caso.\nSaiba o preço antes\u00a0de\u00a0decidir.',
  'closing.lead': 'Dizemos o que falta, quanto custa e o que depende do governo. Conversar não custa nada.',
  'closing.prices': 'Ver preços',

  'home.head.title': '{{brand}}: vistos, empresas e impostos nos EUA',
  'home.head.description':
    'Vistos, abertura de empresa, impostos, ITIN e sites para famílias e pequenos negócios. Preço claro antes de começar, em português, inglês e espanhol.',

  'home.title': 'Vistos, empresas e\u00a0impostos nos\u00a0EUA para quem vem de longe',
  'home.lead':
    'Preparamos os documentos da sua família ou do seu negócio, com preço claro e alguém que fala a sua língua.',
  'home.ways': 'Por onde começar',
  'home.way.visas': 'Vistos',
  'home.way.company': 'Abrir empresa',
  'home.way.tax': 'Impostos',
  'home.way.websites': 'Criar um site',
  'home.way.partners': 'Parceiros',
  'home.languages': 'Idioma da página',
  'home.pause': 'Pausar o vídeo',
  'home.play': 'Reproduzir o vídeo',

  'home.why.title': 'Um caminho sem surpresas',
  'home.why.price.title': 'O preço, antes de começar',
  'home.why.price.text':
    'Cada página mostra o preço ou diz que ele depende do caso. As taxas do governo aparecem separadas.',
  'home.why.person.title': 'Uma pessoa, do início ao fim',
  'home.why.person.text':
    'Quem começa o seu caso continua com ele. Você escreve na sua língua e entende cada passo antes de assinar.',
  'home.why.honest.title': 'Só o que podemos cumprir',
  'home.why.honest.text':
    'Não somos escritório de advocacia nem órgão do governo, e não prometemos aprovação. Prometemos trabalho bem-feito.',

  'home.services.title': 'Serviços e preços',
  'home.services.lead': 'Valores do nosso trabalho, em dólares. As taxas do governo são pagas à parte.',
  'home.services.visas.title': 'Vistos',
  'home.services.visas.text':
    'Turismo, estudo, trabalho e família: formulários, documentos e preparação para a entrevista.',
  'home.services.company.title': 'Empresa nos EUA',
  'home.services.company.text': 'LLC, EIN, endereço fiscal, ITIN e contratos para operar com tudo em ordem.',
  'home.services.tax.title': 'Impostos',
  'home.services.tax.text': 'Declaração 1040, renda de autônomo e crédito por filho, preenchidos e conferidos.',
  'home.services.websites.title': 'Criação de sites',
  'home.services.websites.text': 'Um site rápido e bonito para o seu negócio, em um, dois ou três idiomas.',
  'home.services.all': 'Ver todos os serviços',

  'home.partners.title': 'Negócios que indicamos',
  'home.partners.lead': 'Gente que ensina música, dirige, faz pão, corta cabelo e fotografa.',
  'home.partners.all': 'Conhecer os parceiros',

  'home.about.title': 'Quem acompanha você',
  'home.about.experience.title': 'Conferimos cada campo',
  'home.about.experience.text': 'Conhecemos os formulários, os prazos e os erros que atrasam um pedido.',
  'home.about.personal.title': 'Ouvimos primeiro',
  'home.about.personal.text':
    'Nenhuma família é igual a outra. Só depois de ouvir dizemos do que você precisa, e do que não precisa.',
  'home.about.commitment.title': 'Avisamos na hora',
  'home.about.commitment.text':
    'Combinamos o que será entregue e quando. Se algo muda, você é a primeira pessoa a saber.',
  'home.about.more': 'Saber mais sobre nós',
};
