/** The visa category's page; its services are in `visit-visas` and `work-visas`. */
export const visas = {
  'visas.title': 'Vistos para os Estados Unidos',
  'visas.name': 'Vistos',
  'visas.promise': 'Formulários, documentos e preparo para a entrevista, do turismo ao green card por mérito.',
  'visas.intro':
    'Cuidamos do formulário, dos documentos e do preparo para a entrevista. Você chega ao consulado sabendo o que vão perguntar.',
  'visas.description':
    'Assessoria para vistos americanos em português: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renovação e família. Preços claros, taxas consulares à parte.',
  'visas.more': 'Ver todos os vistos',
  'visas.list_title': 'Escolha o seu visto',
  'visas.group.visit': 'Visitar',
  'visas.group.study': 'Estudar',
  'visas.group.work': 'Trabalhar e morar',
  'visas.group.renew': 'Renovar e resolver',
  'visas.beneath': 'Vai com uma empresa ou por talento reconhecido?',
  'visas.q': 'Vocês garantem a aprovação?',
  'visas.a':
    'Não, e ninguém pode garantir. Quem decide é o consulado ou o USCIS. O que garantimos é um pedido completo, coerente e verdadeiro.',
};
