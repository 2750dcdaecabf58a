/** The visa category, and its visas to visit, study and renew; those to work are in `work-visas`. */
export const visas = {
  'visas.title': 'Vistos para os Estados Unidos',
  'visas.name': 'Vistos',
  'visas.closing.title': 'Em dúvida entre dois vistos?',
  'visas.closing.lead':
    'Conte para onde vai, por quanto tempo e com quem. Mostramos o que cada um pede, e você escolhe.',
  'visas.promise': 'Formulários, documentos e preparação para a entrevista, do turismo ao green card por mérito.',
  'visas.intro':
    'Cuidamos do formulário, dos documentos e da preparação para a entrevista. Você chega ao consulado sabendo o que vão perguntar.',
  'visas.description':
    'Assessoria em português para vistos americanos: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renovação e família. Preços claros, taxas consulares à parte.',
  'visas.more': 'Ver todos os vistos',
  'visas.list_title': 'Escolha o seu visto',
  'visas.fees':
    'As taxas do consulado, do SEVIS e do USCIS são pagas por você, direto ao órgão. Elas mudam; confirmamos o valor com você antes de cada pagamento.',
  'visas.group.visit': 'Visitar',
  'visas.group.study': 'Estudar',
  'visas.group.work': 'Trabalhar e morar',
  'visas.group.renew': 'Renovar e resolver',
  'visas.q': 'Vocês garantem a aprovação?',
  'visas.a':
    'Não, e ninguém pode garantir. Quem decide é o consulado ou o USCIS. O que fazemos é preparar um pedido completo, coerente e só com o que é verdade.',

  'service.b1b2.title': 'Visto de turismo e negócios B1/B2',
  'service.b1b2.promise': 'Férias, visita à família, reunião ou feira: DS-160 e entrevista sem sustos.',
  'service.b1b2.intro':
    'O B1/B2 serve para passear, visitar parentes, fazer tratamento médico ou ir a reuniões. Não permite trabalhar nem fazer um curso regular. Preenchemos o DS-160 com você e preparamos a sua entrevista.',
  'service.b1b2.includes_title': 'O que está incluído',
  'service.b1b2.includes.0': 'Preenchimento e revisão do formulário DS-160',
  'service.b1b2.includes.1': 'Orientação para criar o perfil, pagar a taxa e agendar CASV e consulado',
  'service.b1b2.includes.2': 'Lista dos documentos que mostram os vínculos com o seu país',
  'service.b1b2.includes.3': 'Preparação para a entrevista, com as perguntas mais comuns',
  'service.b1b2.price_label': 'por solicitante',
  'service.b1b2.cta': 'Preparar meu B1/B2',
  'service.b1b2.excludes': 'Taxa consular (MRV)\nFotos\nTraduções\nViagem até o consulado',
  'service.b1b2.whatsapp_msg': 'Olá! Quero ajuda com o visto de turismo e negócios B1/B2.',
  'service.b1b2.q.0': 'Por quanto tempo posso ficar?',
  'service.b1b2.a.0':
    'Quem decide é o agente na chegada, em geral até seis meses. A validade do visto é outra coisa: é o prazo para viajar, não para ficar.',
  'service.b1b2.q.1': 'Já tive um visto negado. Posso pedir de novo?',
  'service.b1b2.a.1':
    'Pode. A negativa mais comum, pela seção 214(b), não tem prazo de espera. Pedir de novo só vale a pena se algo mudou ou ficou mal explicado; olhamos isso com você antes.',
  'service.b1b2.description':
    'Ajuda com o visto americano B1/B2: DS-160, agendamento, documentos e preparação para a entrevista. Preço claro, taxa consular à parte.',

  'service.f1.title': 'Visto de estudante F-1',
  'service.f1.promise': 'Do I-20 à entrevista: inglês, faculdade ou mestrado nos EUA.',
  'service.f1.intro':
    'O F-1 é para quem vai estudar em tempo integral em uma escola autorizada pelo SEVP. A escola emite o I-20; a partir dele cuidamos do resto com você.',
  'service.f1.includes_title': 'O que está incluído',
  'service.f1.includes.0': 'Conferência do I-20 e orientação para pagar a taxa SEVIS (I-901)',
  'service.f1.includes.1': 'Preenchimento e revisão do DS-160 de estudante',
  'service.f1.includes.2': 'Organização dos comprovantes financeiros e do plano de estudos',
  'service.f1.includes.3': 'Preparação para a entrevista no consulado',
  'service.f1.price_label': 'por estudante',
  'service.f1.cta': 'Preparar meu F-1',
  'service.f1.excludes': 'Taxa SEVIS\nTaxa consular\nMatrícula e mensalidades da escola',
  'service.f1.whatsapp_msg': 'Olá! Quero ajuda com o visto de estudante F-1.',
  'service.f1.q.0': 'Posso trabalhar com o F-1?',
  'service.f1.a.0':
    'No campus, até 20 horas por semana durante as aulas. Fora dele, só com autorização, em geral ligada ao curso, como CPT ou OPT. Trabalhar sem ela viola o status e pode encerrá-lo.',
  'service.f1.q.1': 'Quando posso entrar no país?',
  'service.f1.a.1':
    'Só a partir de 30 dias antes da data de início que está no I-20. O visto pode ser emitido bem antes disso; convém não deixar a entrevista para a última hora.',
  'service.f1.description':
    'Visto F-1 para estudar nos EUA: I-20, SEVIS, DS-160, comprovantes financeiros e preparação para a entrevista, com atendimento em português.',

  'service.f2.title': 'Visto F-2 para a família do estudante',
  'service.f2.promise': 'Cônjuge e filhos acompanham quem vai estudar com F-1.',
  'service.f2.intro':
    'O F-2 é para o cônjuge e os filhos solteiros menores de 21 anos de quem tem F-1. Cada um precisa do próprio I-20 de dependente e do próprio pedido de visto.',
  'service.f2.includes_title': 'O que está incluído',
  'service.f2.includes.0': 'Orientação para pedir à escola o I-20 de dependente',
  'service.f2.includes.1': 'Preenchimento e revisão do DS-160 do dependente',
  'service.f2.includes.2': 'Lista dos comprovantes de parentesco e de sustento',
  'service.f2.includes.3': 'Preparação para a entrevista, junto com o F-1 ou depois dele',
  'service.f2.price_label': 'por dependente',
  'service.f2.cta': 'Preparar o F-2',
  'service.f2.excludes': 'Taxa consular; dependentes não pagam a taxa SEVIS\nCertidões\nTraduções',
  'service.f2.whatsapp_msg': 'Olá! Quero ajuda com o visto F-2 para a família de um estudante.',
  'service.f2.q.0': 'Quem tem F-2 pode trabalhar ou estudar?',
  'service.f2.a.0':
    'Trabalhar, não. Crianças e adolescentes podem ir à escola em tempo integral. Adultos podem fazer cursos em tempo parcial; para estudar em tempo integral, precisam mudar para F-1.',
  'service.f2.q.1': 'A família precisa viajar junto?',
  'service.f2.a.1':
    'Não. Os dependentes podem pedir o visto e viajar depois, enquanto o estudante mantiver o status F-1. Não podem entrar antes dele.',
  'service.f2.description':
    'Visto F-2 para cônjuge e filhos de estudante F-1: I-20 de dependente, DS-160, comprovantes de parentesco e entrevista.',

  'service.renewal.title': 'Renovação de visto',
  'service.renewal.promise': 'Seu visto venceu ou vai vencer: vemos se cabe a isenção de entrevista.',
  'service.renewal.intro':
    'Renovar é fazer um novo pedido; o consulado volta a olhar o seu histórico. Em alguns casos a entrevista é dispensada. Conferimos a regra em vigor, preenchemos o DS-160 e mostramos como entregar o passaporte.',
  'service.renewal.includes_title': 'O que está incluído',
  'service.renewal.includes.0': 'Análise do direito à isenção de entrevista',
  'service.renewal.includes.1': 'Novo DS-160, coerente com o pedido anterior',
  'service.renewal.includes.2': 'Orientação para taxa, agendamento e entrega do passaporte',
  'service.renewal.includes.3': 'Preparação para a entrevista, se ela for exigida',
  'service.renewal.price_label': 'por solicitante',
  'service.renewal.cta': 'Renovar meu visto',
  'service.renewal.excludes': 'Taxa consular\nFoto\nFrete do passaporte',
  'service.renewal.whatsapp_msg': 'Olá! Quero renovar meu visto americano.',
  'service.renewal.q.0': 'Quem pode renovar sem entrevista?',
  'service.renewal.a.0':
    'A regra ficou mais restrita em 2025. Em geral, a isenção cabe a quem renova um B1/B2 até 12 meses depois do vencimento, era maior de idade quando o recebeu, não teve visto negado (ou reverteu a recusa) e faz o pedido no país de nacionalidade ou residência. O consulado sempre pode chamar para a entrevista.',
  'service.renewal.q.1': 'Meu visto válido está no passaporte vencido. Preciso renovar?',
  'service.renewal.a.1':
    'Não. Viaje com os dois passaportes, o vencido com o visto e o novo, se os dados forem os mesmos e o visto estiver intacto.',
  'service.renewal.description':
    'Renovação do visto americano: análise da isenção de entrevista, novo DS-160 e entrega do passaporte. Taxa consular à parte.',

  'service.family.title': 'Vistos para a família',
  'service.family.promise': 'Pais, filhos e avós juntos, com informações que batem entre si.',
  'service.family.intro':
    'Quando a família viaja junta, os pedidos são lidos juntos. Preenchemos um DS-160 por pessoa, vinculamos os pedidos e agendamos no mesmo horário sempre que o consulado permite.',
  'service.family.includes_title': 'O que está incluído para cada pessoa',
  'service.family.includes.0': 'DS-160 individual, conferido com os dos outros',
  'service.family.includes.1': 'Agendamento em grupo no CASV e no consulado',
  'service.family.includes.2': 'Lista de documentos, com autorização de viagem para menores',
  'service.family.includes.3': 'Preparação para a entrevista em família',
  'service.family.price_label': 'o pedido completo de cada um, ligado aos demais e agendado em grupo',
  'service.family.cta': 'Preparar os vistos da família',
  'service.family.excludes': 'Taxa consular de cada pessoa\nPassaportes\nFotos\nCertidões',
  'service.family.whatsapp_msg': 'Olá! Quero ajuda com os vistos da minha família.',
  'service.family.q.0': 'Crianças precisam ir à entrevista?',
  'service.family.a.0':
    'Em geral, sim: desde setembro de 2025, ter menos de 14 anos já não basta para ser dispensado. Cada criança, mesmo um bebê, precisa do próprio pedido. Conferimos a regra do consulado para a sua data.',
  'service.family.q.1': 'É o mesmo que o pedido de um parente cidadão?',
  'service.family.a.1':
    'Não. Aqui tratamos de vistos de não imigrante. O pedido feito por um parente cidadão ou residente usa o formulário I-130 e é assunto de casos especiais.',
  'service.family.description':
    'Vistos americanos para a família inteira: um DS-160 por pessoa, agendamento em grupo e preparação para a entrevista. Preço por pessoa.',
};
