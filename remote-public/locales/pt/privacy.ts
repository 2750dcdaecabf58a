export const privacy = {
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
    'Se você assina as novidades no rodapé, guardamos o e-mail que digitou e nada mais. O envio do formulário é o seu consentimento. Para sair da lista, peça por e-mail e apagamos o endereço.',
  'privacy.chat.title': 'Conversas',
  'privacy.chat.text':
    'O nome e o e-mail que você informa ao assistente Hel ficam só na página aberta e somem quando ela é fechada. O botão de conversa abre um aplicativo de mensagens de outra empresa, com um texto pronto que você pode mudar. O que você envia lá segue as regras desse aplicativo.',
  'privacy.contact.title': 'Formulário de contato',
  'privacy.contact.text': 'O formulário da página de contato não envia nem guarda o que você escreve.',
  'privacy.login.title': 'Área da equipe',
  'privacy.login.text':
    'O acesso com senha é para quem administra os sites. Para essas pessoas guardamos nome, e-mail, função, site, a senha em forma cifrada que não pode ser lida de volta e um registro das mudanças feitas. Enquanto a sessão dura, o navegador guarda o que a mantém aberta. Sair apaga isso do aparelho.',
  'privacy.technical.title': 'Registros técnicos',
  'privacy.technical.text':
    'Como todo servidor, o nosso recebe o endereço de rede de quem pede uma página e o usa para entregar a resposta e conter abusos. Quando uma parte da página falha, o navegador avisa qual parte foi e como falhou, sem nenhum dado seu.',
  'privacy.rights.title': 'Os seus direitos',
  'privacy.rights.text':
    'Você pode perguntar o que temos sobre você, corrigir ou pedir que seja apagado. Não vendemos dados nem os entregamos a terceiros, salvo quando a lei obriga.',
  'privacy.rights.email': 'Escreva para',
};
