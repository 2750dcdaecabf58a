export const about = {
  'about.head.title': 'Sobre a {{brand}}',
  'about.head.description':
    'Quem somos, como trabalhamos e o que não fazemos: uma consultoria pequena para vistos, empresas, impostos e sites nos EUA.',
  'about.name': 'Sobre',
  'about.title': 'Uma consultoria pequena, de propósito',
  'about.lead': 'Mudar de país é muito mais do que uma pilha de formulários. Da pilha cuidamos nós.',

  'about.values.title': 'No que você pode confiar',
  'about.values.experience.title': 'Experiência',
  'about.values.experience.text':
    'Trabalhamos com os mesmos tipos de formulário todos os dias: DS-160, I-130, 1040, W-7, LLC. Sabemos o que cada campo quer dizer e onde um pedido costuma travar.',
  'about.values.personal.title': 'Atenção pessoal',
  'about.values.personal.text':
    'Uma pessoa acompanha o seu caso do começo ao fim e responde na sua língua. Antes de qualquer cobrança, ela ouve e diz se o serviço faz sentido para você.',
  'about.values.commitment.title': 'Compromisso',
  'about.values.commitment.text':
    'O que entra no preço está escrito na página. O que depende do governo também: taxas, prazos e a decisão final não são nossos.',

  'about.how.title': 'Como trabalhamos',
  'about.how.talk.title': 'Você conta o seu caso',
  'about.how.talk.text': 'Por mensagem, sem compromisso. Dizemos o que falta e quanto custa.',
  'about.how.prepare.title': 'Preparamos os documentos',
  'about.how.prepare.text': 'Com uma lista clara do que você envia e do que nós preenchemos.',
  'about.how.review.title': 'Você confere e assina',
  'about.how.review.text': 'Nada sai sem a sua leitura. Explicamos cada página na sua língua.',
  'about.how.follow.title': 'Acompanhamos o envio',
  'about.how.follow.text': 'Até o protocolo. Se chegar um pedido de informação, você sabe o que fazer.',

  'about.limits.title': 'O que não somos',
  'about.limits.text':
    'A {{brand}} não é escritório de advocacia nem órgão do governo. Não damos parecer jurídico, não representamos ninguém em juízo e não prometemos resultado. Quando um caso pede um advogado ou um contador licenciado, dizemos isso logo.',
};
