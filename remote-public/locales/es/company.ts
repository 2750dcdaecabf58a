import type { company as source } from '../pt/company';

export const company: Record<keyof typeof source, string> = {
  'company.title': 'Tu empresa en Estados Unidos',
  'company.name': 'Empresa',
  'company.promise': 'LLC, EIN, domicilio, contrato y licencia: de la idea a la primera factura.',
  'company.intro':
    'Puedes tener una LLC en EE. UU. sin vivir en el país y sin visa de trabajo. Preparamos los documentos y te explicamos cada obligación antes de que llegue.',
  'company.description':
    'Abre tu LLC en EE. UU.: EIN, domicilio fiscal, Operating Agreement, ITIN y licencia. Precios claros, tasas del estado aparte.',
  'company.more': 'Ver servicios para empresas',
  'company.list_title': 'Servicios para tu empresa',
  'company.q': '¿Tengo que vivir en Estados Unidos?',
  'company.a':
    'No. Un extranjero puede ser socio de una LLC desde su país. Tener la empresa no da visa ni permiso para trabajar en EE. UU.',

  'flow.title': 'Del plan a la operación, en cuatro tramos',
  'flow.lead': 'Abre una etapa para leer qué pasa en ella.',
  'flow.0': 'Planear',
  'flow.0.0': 'Estado',
  'flow.0.0.text': 'Elegimos dónde registrarla. Casi siempre es el estado donde vas a operar.',
  'flow.0.1': 'Socios',
  'flow.0.1.text': 'Quiénes son, cuánto tiene cada uno y quién decide. Un solo socio también sirve.',
  'flow.0.2': 'Nombre',
  'flow.0.2.text': 'Revisamos que el nombre esté libre en el registro del estado.',
  'flow.1': 'Registrar',
  'flow.1.0': 'Registered agent',
  'flow.1.0.text': 'Alguien en el estado que recibe los avisos oficiales. Es obligatorio y se contrata aparte.',
  'flow.1.1': 'Articles of Organization',
  'flow.1.1.text':
    'El acta que crea la LLC. El registro en el estado suele costar de {{filingFrom}} a {{filingTo}}.',
  'flow.1.2': 'Domicilio fiscal',
  'flow.1.2.text': 'Una dirección real, a nombre de la empresa, para cartas y registros.',
  'flow.2': 'Identificar',
  'flow.2.0': 'EIN',
  'flow.2.0.text': 'El número fiscal de la empresa. El IRS no cobra nada por él.',
  'flow.2.1': 'Operating Agreement',
  'flow.2.1.text': 'El contrato entre los socios. Los bancos suelen pedirlo.',
  'flow.2.2': 'ITIN',
  'flow.2.2.text': 'El número fiscal de la persona, si el socio declara impuestos y no tiene SSN.',
  'flow.3': 'Operar',
  'flow.3.0': 'Cuenta bancaria',
  'flow.3.0.text': 'Con EIN, contrato y domicilio vas al banco. La decisión es suya.',
  'flow.3.1': 'Licencias',
  'flow.3.1.text': 'Tu ciudad, condado o estado puede exigir una licencia para tu actividad.',
  'flow.3.2': 'Cada año',
  'flow.3.2.text': 'La tasa del estado, por lo general de {{feeFrom}} a {{feeTo}}, y declaraciones al IRS.',
};
