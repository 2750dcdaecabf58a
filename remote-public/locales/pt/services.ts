/** What every service page shares: prices in words, the overview, the sheet around a single service. */
export const services = {
  'price.from': 'a partir de {{amount}}',
  'price.per_member': '{{amount}} por pessoa',
  'price.per_document': '{{amount}} por documento',
  'price.unit_member': 'pessoa da família',
  'price.unit_document': 'documento',
  'price.scope.applicant': 'por solicitante',
  'price.scope.student': 'por estudante',
  'price.scope.dependent': 'por dependente',
  'price.scope.person': 'por pessoa',
  'price.scope.company': 'por empresa',
  'price.scope.form': 'só o formulário',
  'price.on_request': 'Sob consulta',
  'price.in_itin': 'Incluído no pacote ITIN',
  'price.in_main': 'Incluído nos serviços principais',

  'services.title': 'Serviços e preços',
  'services.intro':
    'Vistos, empresas e impostos nos Estados Unidos, e sites para o seu negócio. Cada linha mostra quanto custa o nosso trabalho.',
  'services.description':
    'Lista de preços: vistos americanos, abertura de LLC, ITIN, imposto de renda nos EUA e criação de sites. Atendimento em português.',
  'services.websites.title': 'Criação de sites',
  'services.websites.promise': 'Um site rápido e bonito para o seu negócio, em uma, duas ou três línguas.',
  'services.websites.more': 'Ver como fazemos sites',

  'services.fees_title': 'O que o preço não inclui',
  'services.fees':
    'Taxas de consulados, do USCIS, do IRS e dos estados são pagas por você, direto ao órgão. Elas mudam; confirmamos o valor com você antes de cada pagamento.',
  'services.own_page':
    'Quando a página de um serviço mostra outro valor, ele cobre tudo o que a página lista como incluído.',
  'services.on_request_title': 'O que significa “sob consulta”',
  'services.on_request': 'Você conta o caso. Nós respondemos com um preço fixo, por escrito. Só então você decide.',
  'services.disclaimer':
    'Somos uma consultoria. Não somos um escritório de advocacia nem um órgão do governo, e a decisão final é sempre do consulado ou do órgão responsável.',

  'services.ask': 'WhatsApp',
  'services.contact': 'Fale conosco',

  'detail.price': 'Preço',
  'detail.covers': 'Cobre tudo o que esta página lista como incluído.',
  'detail.chat_note': 'Abre o WhatsApp com a mensagem já escrita. Conversar não custa nada.',
  'detail.official': 'Taxas e prazos do governo',
  'detail.languages': 'Atendimento',
  'detail.languages_text': 'Português, inglês e espanhol',
  'detail.excludes': 'Não está incluído',
  'detail.next': 'O que acontece depois',
  'detail.questions': 'Perguntas frequentes',
  'detail.related': 'Serviços relacionados',

  'steps.consular.0': 'Você conta a sua situação; nós dizemos quais documentos faltam.',
  'steps.consular.1': 'Preenchemos os formulários e você confere cada resposta antes do envio.',
  'steps.consular.2': 'Você paga a taxa do governo, vai à entrevista preparado e avisa como foi.',
  'steps.petition.0': 'Você envia currículo e provas; nós dizemos o que está forte e o que falta.',
  'steps.petition.1': 'Organizamos o material na ordem dos critérios que o USCIS examina.',
  'steps.petition.2': 'Você, ou o advogado que contratar, revisa, assina e protocola a petição.',
  'steps.company.0': 'Você nos passa os dados da empresa; nós confirmamos estado, taxas e prazo.',
  'steps.company.1': 'Preparamos os documentos e você aprova antes de qualquer assinatura.',
  'steps.company.2': 'Você recebe tudo em PDF, com a lista do que fazer em seguida.',
  'steps.form.0': 'Você manda os seus dados ou o formulário que já tem.',
  'steps.form.1': 'Preenchemos ou revisamos, e você confere cada campo.',
  'steps.form.2': 'Você assina e envia, com as nossas instruções passo a passo.',
  'steps.tax.0': 'Você envia os documentos do ano; nós conferimos o que falta.',
  'steps.tax.1': 'Preparamos os formulários e explicamos o resultado, linha por linha.',
  'steps.tax.2': 'Você revisa e assina. Nada é enviado ao IRS sem a sua assinatura.',
  'steps.quote.0': 'Você descreve o caso e manda fotos do que já tem.',
  'steps.quote.1': 'Respondemos com o preço fixo, o prazo e o que não está incluído.',
  'steps.quote.2': 'Se você aceitar, começamos. Se não, a conversa não custou nada.',
};
