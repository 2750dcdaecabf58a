/** The tax category, and its services. */
export const tax = {
  'tax.title': 'Impostos nos Estados Unidos',
  'tax.name': 'Impostos',
  'tax.closing.title': 'Não sabe qual formulário\né o seu?',
  'tax.closing.lead': 'Conte de onde vem a sua renda. Dizemos o que declarar e até quando.',
  'tax.promise': 'Formulários do IRS preenchidos, explicados e prontos para assinar.',
  'tax.intro':
    'Para quem mora, trabalha ou tem negócio nos EUA. Preparamos os formulários, explicamos tudo na sua língua e mostramos de onde vem cada número.',
  'tax.description':
    'Imposto de renda dos EUA, com atendimento em português: 1040, Schedule\u00a0C e SE, Child Tax Credit e W-9. Preços claros, nada enviado sem a sua assinatura.',
  'tax.more': 'Ver serviços de impostos',
  'tax.list_title': 'Serviços de impostos',
  'tax.fees':
    'O imposto devido e as taxas do IRS e do estado são pagos por você, direto ao órgão. Confirmamos o valor com você antes de cada pagamento.',
  'tax.beneath': 'Dúvidas na hora de assinar e enviar?',
  'tax.no_number': 'Ainda sem número para declarar?',
  'tax.q': 'Meus dados ficam seguros?',
  'tax.a':
    'Usamos os seus documentos só para preparar o que você pediu. Não mande o SSN nem dados de conta na primeira mensagem; combinamos antes um meio seguro.',

  'service.taxReturn.title': 'Declaração de imposto de renda (1040)',
  'service.taxReturn.promise': 'A declaração anual da pessoa física, conferida linha por linha.',
  'service.taxReturn.intro':
    'Cidadãos e residentes fiscais dos EUA declaram no formulário\u00a01040 a renda do mundo todo. O prazo normal termina em 15 de abril. Reunimos os papéis com você, preparamos a declaração e explicamos o resultado.',
  'service.taxReturn.includes_title': 'O que está incluído',
  'service.taxReturn.includes.0': 'Lista dos documentos do seu caso, como W-2 e 1099',
  'service.taxReturn.includes.1': 'Preparação do formulário\u00a01040',
  'service.taxReturn.includes.2': 'Conferência de deduções e créditos',
  'service.taxReturn.includes.3': 'Cópia em PDF e apoio no envio',
  'service.taxReturn.price_label': 'declaração federal',
  'service.taxReturn.cta': 'Preparar meu 1040',
  'service.taxReturn.excludes':
    'O imposto devido\nDeclarações estaduais\nOs anexos que têm preço próprio na nossa lista',
  'service.taxReturn.whatsapp_msg': 'Olá! Quero fazer minha declaração de imposto 1040.',
  'service.taxReturn.q.0': 'Não sou cidadão. Declaro no 1040?',
  'service.taxReturn.a.0':
    'Se você tem green card ou passa no teste de presença substancial, sim. Quem não é residente fiscal usa o 1040-NR. Verificamos isso primeiro.',
  'service.taxReturn.q.1': 'E se eu perder o prazo?',
  'service.taxReturn.a.1':
    'Entregue o quanto antes: quem deve paga juros e, em geral, multa, que crescem com o tempo. O formulário\u00a04868 dá mais seis meses para entregar, não para pagar, e só vale se for enviado dentro do prazo. A restituição, em geral, pode ser pedida até três anos depois do prazo.',
  'service.taxReturn.description':
    'Declaração de imposto de renda 1040 nos EUA, com atendimento em português: documentos, deduções, créditos e apoio no envio.',

  'service.scheduleC.title': 'Autônomos: Schedule C e SE',
  'service.scheduleC.promise': 'Lucro do seu trabalho, despesas e imposto, no lugar certo.',
  'service.scheduleC.intro':
    'Quem trabalha por conta própria ou tem uma LLC de um dono declara receita e despesas no Schedule\u00a0C e o imposto de autônomo (Self-Employment Tax) no Schedule\u00a0SE. Os dois vão com o 1040.',
  'service.scheduleC.includes_title': 'O que está incluído',
  'service.scheduleC.includes.0': 'Organização de receitas, 1099-NEC e despesas',
  'service.scheduleC.includes.1': 'Preparação do Schedule\u00a0C',
  'service.scheduleC.includes.2': 'Cálculo e preparo do Schedule\u00a0SE',
  'service.scheduleC.includes.3': 'Previsão dos pagamentos trimestrais (1040-ES)',
  'service.scheduleC.price_label': 'os dois anexos, de um negócio; o 1040 tem preço próprio',
  'service.scheduleC.cta': 'Declarar como autônomo',
  'service.scheduleC.excludes': 'O formulário\u00a01040\nA contabilidade mensal\nO imposto devido',
  'service.scheduleC.whatsapp_msg': 'Olá! Trabalho por conta própria e quero ajuda com Schedule C e SE.',
  'service.scheduleC.q.0': 'A partir de quanto preciso declarar?',
  'service.scheduleC.a.0':
    'Com US$\u00a0400 ou mais de ganho líquido no ano (92,35% do lucro), você declara e paga o imposto de autônomo. Ele é, em geral, de 15,3% sobre esse ganho, e metade se deduz no 1040.',
  'service.scheduleC.q.1': 'Que despesas posso lançar?',
  'service.scheduleC.a.1':
    'As comuns e necessárias para o negócio: material, ferramentas, seguro, quilometragem, parte da casa usada só para trabalhar. Guarde os recibos.',
  'service.scheduleC.description':
    'Schedule\u00a0C e Schedule\u00a0SE para autônomos e LLC de um dono: receitas, despesas, imposto e pagamentos trimestrais.',

  'service.childTaxCredit.title': 'Crédito por filho (Child Tax Credit)',
  'service.childTaxCredit.promise':
    'Até {{childCredit}} por criança no ano fiscal de 2024, e mais desde 2025, se você tiver direito.',
  'service.childTaxCredit.intro':
    'O Child Tax Credit reduz o imposto em até {{childCredit}} por criança menor de 17 anos no ano fiscal de 2024, e em mais desde 2025. Parte dele pode voltar como restituição. Verificamos as condições e preenchemos o Schedule 8812.',
  'service.childTaxCredit.includes_title': 'O que está incluído',
  'service.childTaxCredit.includes.0': 'Conferência de idade, parentesco, residência e SSN',
  'service.childTaxCredit.includes.1': 'Cálculo do crédito conforme a sua renda',
  'service.childTaxCredit.includes.2': 'Preparação do Schedule 8812',
  'service.childTaxCredit.includes.3': 'Lista dos comprovantes para guardar',
  'service.childTaxCredit.price_label': 'anexo ao seu 1040, que tem preço próprio',
  'service.childTaxCredit.cta': 'Ver se tenho direito',
  'service.childTaxCredit.excludes': 'O formulário\u00a01040\nDeclarações de anos anteriores',
  'service.childTaxCredit.whatsapp_msg': 'Olá! Quero saber se tenho direito ao Child Tax Credit.',
  'service.childTaxCredit.q.0': 'Meu filho tem ITIN. Dá direito?',
  'service.childTaxCredit.a.0':
    'Não a este crédito: a criança precisa de SSN válido para trabalho e, desde 2025, quem declara também (na declaração conjunta, basta um dos cônjuges). Com ITIN pode caber o crédito por outros dependentes, que é menor.',
  'service.childTaxCredit.q.1': 'O valor é sempre esse?',
  'service.childTaxCredit.a.1':
    'Não. A lei muda o teto de um ano para outro. Com renda alta, o crédito diminui. Usamos a regra do ano que você declara.',
  'service.childTaxCredit.description':
    'Child Tax Credit: conferimos se você tem direito, calculamos o crédito por filho e preparamos o Schedule 8812.',

  'service.w9.title': 'Formulário W-9',
  'service.w9.promise': 'Os dados fiscais que o cliente americano pede antes de pagar.',
  'service.w9.intro':
    'O W-9 informa o seu número fiscal a quem vai pagar. Ele não vai para o IRS: fica com o pagador, que depois emite o 1099. Preenchemos com a classificação certa.',
  'service.w9.includes_title': 'O que está incluído',
  'service.w9.includes.0': 'Confirmação de que o W-9 é mesmo o seu formulário',
  'service.w9.includes.1': 'Classificação: pessoa física, LLC ou corporação',
  'service.w9.includes.2': 'Preenchimento com SSN, ITIN ou EIN',
  'service.w9.includes.3': 'PDF pronto para assinar e enviar ao pagador',
  'service.w9.price_label': 'por formulário',
  'service.w9.cta': 'Preencher meu W-9',
  'service.w9.excludes': 'O pedido do número fiscal (ITIN ou EIN)\nA declaração anual',
  'service.w9.whatsapp_msg': 'Olá! Quero ajuda com o formulário W-9.',
  'service.w9.q.0': 'Moro fora dos EUA. Assino o W-9?',
  'service.w9.a.0':
    'Em geral, não. O W-9 é para cidadãos, residentes fiscais e empresas dos EUA. Os demais usam o W-8BEN ou, se forem empresas, o W-8BEN-E. Na LLC de um único dono estrangeiro, em geral vale o dono: W-8BEN.',
  'service.w9.q.1': 'O que acontece se eu não entregar?',
  'service.w9.a.1':
    'O pagador pode ter de reter 24% do pagamento e mandar ao IRS. Você só recupera o valor na declaração.',
  'service.w9.description':
    'Formulário W-9 preenchido com a classificação e o número certos, pronto para o seu cliente americano.',

  'service.otherDocuments.title': 'Outros documentos fiscais',
  'service.otherDocuments.promise': 'Carta do IRS, retificação, prazo extra: diga o que chegou.',
  'service.otherDocuments.intro':
    'Recebeu uma carta do IRS ou precisa de um formulário que não está na lista? Lemos o documento, explicamos em português e dizemos o que responder, quando e por quanto.',
  'service.otherDocuments.includes_title': 'O que está incluído',
  'service.otherDocuments.includes.0': 'Leitura e explicação do aviso ou formulário',
  'service.otherDocuments.includes.1': 'Preço fixo e prazo por escrito',
  'service.otherDocuments.includes.2': 'Preparação do documento ou da resposta',
  'service.otherDocuments.includes.3': 'Orientação para enviar e guardar o comprovante',
  'service.otherDocuments.price_label': 'preço fixo, depois de ler o documento',
  'service.otherDocuments.cta': 'Mostrar meu documento',
  'service.otherDocuments.excludes': 'Representação perante o IRS\nDefesa em auditoria\nO imposto devido',
  'service.otherDocuments.whatsapp_msg': 'Olá! Preciso de ajuda com outro documento fiscal e quero um orçamento.',
  'service.otherDocuments.q.0': 'Que documentos são esses?',
  'service.otherDocuments.a.0':
    'Por exemplo: retificação 1040-X, prazo extra 4868, W-8BEN, pedido de transcript 4506-T, formulário\u00a08843 e respostas a avisos CP.',
  'service.otherDocuments.q.1': 'Chegou uma carta do IRS. É urgente?',
  'service.otherDocuments.a.1':
    'Veja a data de resposta, no alto da carta. Não ignore e não pague antes de entender. O IRS normalmente escreve primeiro e nunca exige pagamento em cartão-presente ou por transferência bancária.',
  'service.otherDocuments.description':
    'Cartas do IRS, 1040-X, 4868, W-8BEN e outros documentos fiscais: lemos, explicamos e damos um preço fixo.',

  'service.submission.title': 'Apoio no envio de documentos',
  'service.submission.promise': 'Endereço certo, envelope completo e comprovante de entrega.',
  'service.submission.intro':
    'Um formulário perfeito no endereço errado volta. Com qualquer serviço principal, mostramos como assinar, para onde enviar e como provar que chegou.',
  'service.submission.includes_title': 'O que está incluído',
  'service.submission.includes.0': 'Conferência final de assinaturas e anexos',
  'service.submission.includes.1': 'Endereço do IRS para o seu formulário e estado',
  'service.submission.includes.2': 'Orientação para e-file ou carta registrada (certified mail)',
  'service.submission.includes.3': 'Como acompanhar até a resposta',
  'service.submission.price_label': 'sem custo adicional para quem já é cliente',
  'service.submission.cta': 'Pedir apoio no envio',
  'service.submission.excludes': 'Postagem\nEntrega expressa (courier)\nTaxas de programas de e-file',
  'service.submission.whatsapp_msg': 'Olá! Quero apoio para enviar meus documentos fiscais.',
  'service.submission.q.0': 'Posso contratar só o envio?',
  'service.submission.a.0':
    'Não, ele acompanha os serviços principais. Se você mesmo preencheu e quer uma revisão, escreva: ela entra em “Outros documentos fiscais”.',
  'service.submission.q.1': 'Como provo que enviei no prazo?',
  'service.submission.a.1':
    'Pelo correio americano, com o comprovante do certified mail carimbado no balcão: vale essa data. No e-file, com a confirmação de aceite do IRS.',
  'service.submission.description':
    'Como assinar, para onde enviar e como provar a entrega dos seus formulários ao IRS. Incluído nos serviços principais.',
};
