/** The tax category's page; its services are in `tax-services`. */
export const tax = {
  'tax.title': 'Impostos nos Estados Unidos',
  'tax.name': 'Impostos',
  'tax.promise': 'Formulários do IRS preenchidos, explicados e prontos para assinar.',
  'tax.intro':
    'Para quem mora, trabalha ou tem negócio nos EUA. Preparamos os formulários na sua língua e mostramos de onde vem cada número.',
  'tax.description':
    'Imposto de renda nos EUA em português: 1040, Schedule C e SE, Child Tax Credit e W-9. Preços claros, nada enviado sem a sua assinatura.',
  'tax.more': 'Ver serviços de impostos',
  'tax.list_title': 'Serviços de impostos',
  'tax.beneath': 'Precisa de ajuda só para enviar?',
  'tax.q': 'Meus dados ficam seguros?',
  'tax.a':
    'Usamos os seus documentos só para preparar o que você pediu. Não mande número de SSN ou de conta na primeira mensagem; combinamos antes um meio seguro.',
};
