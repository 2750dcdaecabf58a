/** What a visitor sends for each service, one item a line: what the official form asks for, and what the page mentions. */
export const whatYouSend = {
  'detail.send': 'O que você envia',
  'detail.send_note':
    'Para começar, basta contar o caso. Documentos e números pessoais vêm depois, por um meio seguro que combinamos.',

  'service.b1b2.send':
    'Passaporte válido e os vistos anteriores, se houver\nDatas ou plano da viagem\nSeus dados de trabalho, estudo e família\nFoto digital no padrão do visto',
  'service.f1.send':
    'O I-20 que a escola emite\nPassaporte válido\nComprovantes de como os estudos serão pagos\nHistórico escolar\nFoto digital no padrão do visto',
  'service.f2.send':
    'O I-20 de dependente, se a escola já o emitiu\nO I-20 de quem tem o F-1\nPassaporte de cada dependente\nCertidões de casamento e de nascimento\nFoto digital de cada um',
  'service.renewal.send':
    'Passaporte atual e o que tem o último visto\nO que mudou desde então: trabalho, endereço, estado civil\nFoto digital no padrão do visto',
  'service.family.send':
    'Passaporte de cada pessoa\nDatas ou plano da viagem\nDados de trabalho, estudo e família de cada um\nCertidão de nascimento dos menores\nFoto digital de cada pessoa',

  'service.eb1a.send':
    'Currículo completo\nProvas do que já fez: prêmios, publicações, imprensa\nQuem pode escrever cartas sobre o seu trabalho\nPassaporte',
  'service.eb2niw.send':
    'Currículo completo\nDiplomas e históricos\nProvas dos anos de experiência\nO que você pretende fazer nos EUA\nPassaporte',
  'service.otherWork.send':
    'Currículo e diplomas\nA oferta ou a carta do empregador, se já houver\nPassaporte e os vistos anteriores, se houver',
  'service.specialCases.send':
    'Cartas do consulado ou do USCIS\nCópias dos pedidos anteriores\nSuas datas de entrada e saída dos EUA',
  'service.complementary.send':
    'O documento a traduzir, ou os fatos da carta\nPara quem ele vai: consulado, escola ou USCIS\nProvas do que o texto afirma',

  'service.companyOpening.send':
    'O nome que quer para a empresa, e uma segunda opção\nO que ela vai fazer e em que estado\nNome, endereço e participação de cada sócio\nPassaporte do responsável pela empresa',
  'service.fiscalAddress.send':
    'Nome da empresa e de quem receberá as cartas\nDois documentos de identidade, um deles com foto\nSeu endereço residencial',
  'service.operatingAgreement.send':
    'Articles of Organization (o ato que criou a LLC)\nNome e participação de cada sócio\nQuem administra e como se decide\nComo o lucro será dividido',
  'service.itin.send':
    'Passaporte: o original ou a cópia certificada vai ao IRS\nA declaração de imposto, ou o comprovante da exceção\nSeu endereço fora dos EUA\nVisto e data de entrada, se esteve no país',
  'service.w7.send':
    'Passaporte\nO motivo do pedido\nSeu endereço fora dos EUA\nO formulário, se já começou a preencher',
  'service.businessLicense.send':
    'Articles of Organization e EIN\nAtividade e endereço do negócio\nLicenças que já tem',

  'service.taxReturn.send':
    'W-2, 1099 e outros informes do ano\nSSN ou ITIN de cada pessoa da declaração\nDespesas que podem ser deduzidas\nA declaração do ano anterior, se houver',
  'service.scheduleC.send':
    'Receitas do ano: 1099-NEC, 1099-K ou seus registros\nDespesas do negócio, com recibos\nMilhas rodadas e uso da casa, se houver\nEIN, se tiver',
  'service.childTaxCredit.send':
    'Nome, nascimento e SSN de cada criança\nComprovante de parentesco\nComprovante de que a criança mora com você\nSua renda do ano',
  'service.w9.send':
    'O pedido do pagador, se houver\nNome e endereço do cadastro fiscal\nSSN, ITIN ou EIN\nComo a empresa paga imposto, se você tiver uma',
  'service.otherDocuments.send':
    'A carta ou o formulário, com todas as páginas\nA data em que chegou\nA declaração do ano em questão',
  'service.submission.send': 'O formulário pronto, com os anexos\nO estado onde você mora\nO prazo da carta, se houver',
};
