import type { tax as source } from '../pt/tax';

export const tax: Record<keyof typeof source, string> = {
  'tax.title': 'Impuestos en Estados Unidos',
  'tax.name': 'Impuestos',
  'tax.promise': 'Formularios del IRS completados, explicados y listos para firmar.',
  'tax.intro':
    'Para quien vive, trabaja o tiene un negocio en EE. UU. Preparamos los formularios en tu idioma y te mostramos de dónde sale cada número.',
  'tax.description':
    'Impuestos de EE. UU. en español: 1040, Schedule C y SE, Child Tax Credit y W-9. Precios a la vista, nada se envía sin tu firma.',
  'tax.more': 'Ver servicios de impuestos',
  'tax.list_title': 'Servicios de impuestos',
  'tax.beneath': '¿Solo necesitas ayuda para enviar?',
  'tax.q': '¿Mis datos están seguros?',
  'tax.a':
    'Usamos tus documentos solo para preparar lo que pediste. No mandes tu SSN ni tu número de cuenta en el primer mensaje; antes acordamos un medio seguro.',
};
