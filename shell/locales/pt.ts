export const pt = {
  'site.description': 'Vistos, empresas, impostos e sites nos Estados Unidos, com atendimento em português.',
  'page.skip': 'Ir para o conteúdo',
  'page.loading': 'Carregando a página…',
  'page.no_script': 'Para usar esta página, ative o JavaScript no navegador e recarregue.',

  'nav.home': 'Início',
  'nav.services': 'Serviços',
  'nav.websites': 'Criação de sites',
  'nav.about': 'Sobre',
  'nav.contact': 'Contato',

  'header.brand': '{{brand}}, página inicial',
  'header.nav': 'Páginas',
  'header.language': 'Idioma',
  'header.account': 'Conta',
  'header.menu': 'Menu',

  'language.loading': 'Abrindo a página em {{language}}…',
  'language.failed': 'Não foi possível abrir a página em {{language}}. Ela continua em {{shown}}.',
  'language.unkept':
    'A página está em {{language}}, mas o navegador não tem espaço para guardar essa escolha. Ela vale enquanto esta página estiver aberta.',
  'language.retry': 'Tentar de novo',
  'language.dismiss': 'Fechar',
  'language.coming': '{{language}}, carregando…',

  'account.login': 'Entrar',
  'account.forgot': 'Esqueci a senha',
  'account.profile': 'Perfil',
  'account.password': 'Alterar senha',
  'account.admin': 'Administração',
  'account.logout': 'Sair',

  'footer.promise': 'Da primeira dúvida ao documento na mão, alguém que fala a sua língua atravessa com você.',
  'footer.address': 'Orlando, Flórida, Estados Unidos',
  'footer.nav': 'Neste site',
  'footer.follow': 'Acompanhe',
  'footer.disclaimer':
    '{{brand}} não é um escritório de advocacia nem um órgão do governo. As taxas do governo são cobradas à parte.',
  'footer.newsletter.title': 'Novidades por e-mail',
  'footer.newsletter.label': 'Seu e-mail',
  'footer.newsletter.send': 'Assinar',
  'footer.newsletter.sending': 'Enviando…',
  'footer.newsletter.success': 'Pronto! Seu e-mail foi cadastrado.',
  'footer.newsletter.error_exists': 'Este e-mail não pôde ser cadastrado. Talvez ele já esteja na lista.',
  'footer.newsletter.error_conn': 'Não conseguimos conexão agora. Tente de novo em instantes.',

  'cookies.title': 'Aviso de cookies',
  'cookies.text': 'Usamos cookies só para lembrar suas escolhas neste site.',
  'cookies.privacy': 'Política de privacidade',
  'cookies.accept': 'Aceitar',

  'corner.label': 'Atendimento',
  'corner.chat': 'Conversar no WhatsApp',
  'corner.assistant': 'Conversar com Hel',
  'corner.assistant_loading': 'Abrindo a conversa com Hel…',

  'part.unavailable': 'Esta parte da página não está disponível agora.',
  'part.unavailable_corner': 'O assistente não está disponível agora.',
  'part.kind.missing': 'Um dos arquivos dela não foi encontrado. O resto do site funciona normalmente.',
  'part.kind.timeout': 'Ela demorou demais para chegar. O resto do site funciona normalmente.',
  'part.kind.other': 'Algo deu errado ao carregá-la. O resto do site funciona normalmente.',
  'part.retry': 'Tentar de novo',

  'notfound.title': 'Esta página não existe',
  'notfound.text': 'O caminho termina aqui: o endereço mudou ou nunca existiu. Daqui você pode seguir por um destes.',
  'notfound.home': 'Ir para o início',
  'notfound.services': 'Ver os serviços',
};
