export const websites = {
  'websites.head.title': 'Criação de sites · {{brand}}',
  'websites.head.description':
    'Sites institucionais e lojas virtuais para pequenos negócios, em até três línguas. Veja o que está incluído, o preço e exemplos.',
  'websites.name': 'Criação de sites',
  'websites.title': 'Um site que abre rápido e fala a língua do seu cliente',
  'websites.lead':
    'Você conta o que faz. Nós escrevemos, desenhamos e publicamos, e entregamos tudo pronto para receber visitas.',

  'websites.features.title': 'O que está incluído',
  'websites.features.design': 'Design próprio, feito para o seu negócio',
  'websites.features.texts': 'Textos escritos com você, em uma, duas ou três línguas',
  'websites.features.phone': 'Páginas que funcionam bem no celular, mesmo com internet fraca',
  'websites.features.chat': 'Botão de conversa que leva direto ao seu WhatsApp',
  'websites.features.search': 'Títulos, descrições e mapa do site para aparecer nas buscas',
  'websites.features.handover': 'Uma hora de orientação para você mesmo trocar textos e fotos',

  'websites.price.title': 'Quanto custa',
  'websites.price.note':
    'Site institucional a partir de {{site}}; loja virtual a partir de {{store}}. O valor final vem por escrito antes de começar.',
  'websites.price.not_included': 'Domínio, hospedagem e taxas de pagamento são cobrados por quem os fornece.',
  'websites.quote': 'Pedir um orçamento',
  'websites.quote_message': 'Olá! Quero um orçamento para um site. Meu negócio é:',

  'websites.examples.title': 'Sites dos nossos parceiros',
  'websites.examples.lead': 'Oito negócios, oito jeitos de se apresentar.',
  'websites.examples.slides': 'Exemplos, um de cada vez',

  'websites.support.title': 'Depois de publicado',
  'websites.support.text':
    'Se algo não funcionar nos primeiros 30 dias, corrigimos sem custo. Depois disso, cada mudança tem preço combinado antes, e você não fica preso a uma mensalidade.',
};
