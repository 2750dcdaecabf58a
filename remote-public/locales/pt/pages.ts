/** The pages about the consultancy: who it is, how to reach it, what it does with data. */
export const pages = {
  'about.head.title': 'Sobre a {{brand}}',
  'about.head.description':
    'Quem somos, como trabalhamos e o que não fazemos: uma consultoria pequena para vistos, empresas, impostos e sites nos EUA.',
  'about.name': 'Sobre',
  'about.title': 'Uma consultoria pequena, de propósito',
  'about.lead': 'Mudar de país é muito mais do que uma pilha de formulários. Da papelada cuidamos nós.',

  'about.values.title': 'No que você pode confiar',
  'about.values.experience.title': 'Experiência',
  'about.values.experience.text':
    'Trabalhamos sempre com os mesmos tipos de formulário: DS-160, I-140, 1040, W-7, SS-4. Sabemos o que cada campo quer dizer e onde um pedido costuma travar.',
  'about.values.personal.title': 'Atenção pessoal',
  'about.values.personal.text':
    'Uma pessoa acompanha o seu caso do começo ao fim e responde na sua língua. Antes de qualquer cobrança, ela ouve e diz se o serviço faz sentido para você.',
  'about.values.commitment.title': 'Compromisso',
  'about.values.commitment.text':
    'O que entra no preço está escrito na página de cada serviço. O que depende do governo também: taxas, prazos e a decisão final não são nossos.',

  'about.people.title': 'Quem atende você',
  'proof.since': 'Conosco desde {{year}}',
  'proof.sample': 'exemplo',
  'proof.documents': 'Como cuidamos dos seus documentos',
  'proof.company': 'Quem responde por este site',
  'proof.company.name': 'Razão social',
  'proof.company.registration': 'Registro',
  'proof.company.address': 'Endereço',
  'proof.company.phone': 'Telefone',
  'proof.company.hours': 'Horário',
  'proof.company.reply': 'Resposta',
  'proof.reply_within': 'Em até {{hours}}\u00a0horas, em dias úteis',

  'about.how.title': 'Como trabalhamos',
  'about.how.talk.title': 'Você conta o seu caso',
  'about.how.talk.text': 'Por mensagem, sem compromisso. Dizemos o que falta e quanto custa.',
  'about.how.prepare.title': 'Preparamos os papéis',
  'about.how.prepare.text': 'Com uma lista clara do que você envia e do que nós preenchemos.',
  'about.how.review.title': 'Você confere e assina',
  'about.how.review.text': 'Nada sai sem a sua leitura. Explicamos cada página na sua língua.',
  'about.how.follow.title': 'Orientamos o envio',
  'about.how.follow.text':
    'Mostramos como confirmar que chegou. Se vier um pedido de informação, você sabe o que fazer.',

  'about.limits.title': 'O que não somos',
  'about.limits.text':
    'A {{brand}} não é escritório de advocacia nem órgão do governo. Não damos parecer jurídico, não representamos ninguém em juízo nem perante órgãos públicos e não prometemos resultado. Quando um caso pede um advogado ou um contador licenciado, dizemos isso logo.',

  'contact.head.title': 'Contato · {{brand}}',
  'contact.head.description': 'Fale com a {{brand}} por mensagem ou e-mail, em português, inglês ou espanhol.',
  'contact.name': 'Contato',
  'contact.title': 'Fale com a gente',
  'contact.lead': 'Em português, inglês ou espanhol. Conte do que você precisa e nós dizemos por onde começar.',

  'contact.form.title': 'Escreva a sua mensagem',
  'contact.form.name': 'Nome',
  'contact.form.email': 'E-mail',
  'contact.form.message': 'Mensagem',
  'contact.form.required': 'Os três campos são obrigatórios.',
  'contact.form.chat_way': 'Continuar no WhatsApp',
  'contact.form.email_way': 'Continuar por e-mail',
  'contact.form.note': 'O aplicativo abre com a mensagem já escrita. Falta só enviar.',
  'contact.error.name': 'Informe o seu nome.',
  'contact.error.email': 'Informe o seu e-mail.',
  'contact.error.email_format': 'Este e-mail parece incompleto. Um exemplo: ana@exemplo.com',
  'contact.error.message': 'Escreva a sua mensagem.',
  'contact.opened.chat': 'Abrimos o WhatsApp com o seu texto. Falta só enviar lá.',
  'contact.opened.email': 'Abrimos o seu programa de e-mail com o texto. Falta só enviar por lá.',
  'contact.opened.again': 'Não abriu? Use este link.',
  'contact.opened.kept': 'O que você escreveu continua aqui, caso precise copiar.',
  'contact.no_way': 'Ainda não há um canal configurado. Escreva, copie o texto e volte em breve.',
  'contact.draft': 'Olá! Sou {{name}} ({{email}}). {{message}}',
  'contact.subject': 'Mensagem de {{name}}',

  'contact.ways.title': 'Outros canais',
  'contact.ways.chat': 'Ir direto ao WhatsApp',
  'contact.ways.email': 'E-mail',

  'privacy.head.title': 'Política de privacidade · {{brand}}',
  'privacy.head.description':
    'Que cookies a {{brand}} usa, o que fica guardado no seu navegador e quando recebemos um dado seu.',
  'privacy.title': 'Política de privacidade',
  'privacy.lead':
    'Este site usa cookies e não guarda dados pessoais sem o seu consentimento. Aqui está o que isso quer dizer, ponto por ponto.',

  'privacy.cookies.title': 'Cookies e memória do navegador',
  'privacy.cookies.text':
    'Um cookie guarda o idioma que você escolheu, para que a próxima página já venha nele. Às vezes mostramos uma versão nova do site só a uma parte das pessoas: um número aleatório, guardado em um cookie por 30 dias, mantém você na mesma versão e não diz quem você é. O navegador também guarda, só no seu aparelho, o idioma e o seu aceite do aviso de cookies. Não usamos cookies de publicidade nem ferramentas de medição de terceiros.',
  'privacy.newsletter.title': 'Novidades por e-mail',
  'privacy.newsletter.text':
    'Se você assina as novidades no rodapé, guardamos o e-mail que digitou e a data, nada mais. O envio do formulário é o seu consentimento. Para sair da lista, peça por e-mail e apagamos o endereço.',
  'privacy.chat.title': 'Conversas',
  'privacy.chat.text':
    'O nome e o e-mail que você informa à assistente Hel ficam na página aberta e somem quando ela é fechada; só entram na mensagem, se você continuar no WhatsApp ou por e-mail. O botão do WhatsApp abre esse aplicativo, que é de outra empresa, com um texto pronto que você pode mudar. O que você envia lá segue as regras dele.',
  'privacy.contact.title': 'Formulário de contato',
  'privacy.contact.text':
    'O que você escreve no formulário de contato fica na página aberta e some quando ela é fechada. Quando você escolhe um canal, o seu nome, o seu e-mail e o texto passam para o WhatsApp ou para o seu programa de e-mail.',
  'privacy.login.title': 'Área da equipe',
  'privacy.login.text':
    'O acesso com senha é para quem administra os sites. Para essas pessoas guardamos nome, e-mail, tipo de acesso, site, idioma, a senha, cifrada de modo que ninguém possa lê-la, e, se houver, foto, chaves de segurança, tokens e contas vinculadas. Guardamos também as sessões abertas, com navegador e endereço IP, e um registro dos acessos e das mudanças, com data e endereço IP. Enquanto a sessão dura, o navegador guarda o que a mantém aberta. Sair apaga isso do aparelho.',
  'privacy.technical.title': 'Registros técnicos',
  'privacy.technical.text':
    'Como todo servidor, o nosso recebe o endereço IP de quem pede uma página e o usa para entregar a resposta e conter abusos. O navegador também avisa quais partes da página carregaram e quais falharam, e como, sem dizer quem você é.',
  'privacy.rights.title': 'Os seus direitos',
  'privacy.rights.text':
    'Você pode pedir para ver, corrigir ou apagar o que temos sobre você. Não vendemos dados nem os entregamos a terceiros, salvo quando a lei obriga.',
  'privacy.rights.email': 'Escreva para',
};
