import type { whatYouSend as source } from '../pt/what-you-send';

export const whatYouSend: Record<keyof typeof source, string> = {
  'detail.send': 'Qué envías',
  'detail.send_note':
    'Para empezar, basta con contarnos tu caso. Los documentos y números personales vienen después, por un medio seguro que acordemos contigo.',

  'service.b1b2.send':
    'Pasaporte vigente y visas anteriores, si las tienes\nFechas o plan del viaje\nTus datos de trabajo, estudios y familia\nFoto digital que cumpla los requisitos de la visa',
  'service.f1.send':
    'El I-20 que emite la escuela\nPasaporte vigente\nPruebas de cómo pagarás los estudios\nHistorial académico\nFoto digital que cumpla los requisitos de la visa',
  'service.f2.send':
    'El I-20 de dependiente, si la escuela ya lo emitió\nEl I-20 de quien tiene la F-1\nPasaporte de cada dependiente\nActas de matrimonio y de nacimiento\nFoto digital de cada persona',
  'service.renewal.send':
    'Pasaporte actual y el que tiene tu última visa\nLo que cambió desde entonces: trabajo, domicilio, estado civil\nFoto digital que cumpla los requisitos de la visa',
  'service.family.send':
    'Pasaporte de cada persona\nFechas o plan del viaje\nDatos de trabajo, estudios y familia de cada persona\nActa de nacimiento de los menores\nFoto digital de cada persona',

  'service.eb1a.send':
    'Currículum completo\nPruebas de lo que has hecho: premios, publicaciones, prensa\nQuién puede escribir cartas sobre tu trabajo\nPasaporte',
  'service.eb2niw.send':
    'Currículum completo\nTítulos e historial académico\nPruebas de tus años de experiencia\nQué piensas hacer en EE. UU.\nPasaporte',
  'service.otherWork.send':
    'Currículum y títulos\nLa oferta o la carta del empleador, si ya la tienes\nPasaporte y visas anteriores, si las tienes',
  'service.specialCases.send':
    'Cartas del consulado o del USCIS\nCopias de las solicitudes anteriores\nTus fechas de entrada y salida de EE. UU.',
  'service.complementary.send':
    'El documento que hay que traducir, o los datos de la carta\nPara quién es: consulado, escuela o USCIS\nPruebas de lo que dice el texto',

  'service.companyOpening.send':
    'El nombre que quieres para la empresa y una segunda opción\nA qué se dedicará y en qué estado\nNombre, domicilio y participación de cada socio\nPasaporte de la persona responsable',
  'service.fiscalAddress.send':
    'Nombre de la empresa y de quien recibirá las cartas\nDos identificaciones, una de ellas con foto\nTu domicilio particular',
  'service.operatingAgreement.send':
    'Articles of Organization (el acta que creó la LLC)\nNombre y participación de cada socio\nQuién administra y cómo se decide\nCómo se repartirán las ganancias',
  'service.itin.send':
    'Pasaporte: el original o la copia certificada va al IRS\nLa declaración de impuestos o la prueba de la excepción\nTu domicilio fuera de EE. UU.\nVisa y fecha de entrada, si has estado en EE. UU.',
  'service.w7.send':
    'Tu pasaporte\nEl motivo de la solicitud\nTu domicilio fuera de EE. UU.\nEl formulario, si ya empezaste a llenarlo',
  'service.businessLicense.send':
    'Articles of Organization y EIN\nActividad y domicilio del negocio\nLicencias que ya tienes',

  'service.taxReturn.send':
    'W-2, 1099 y otros formularios del año\nSSN o ITIN de cada persona incluida en la declaración\nGastos que se pueden deducir\nLa declaración del año anterior, si la hay',
  'service.scheduleC.send':
    'Ingresos del año: 1099-NEC, 1099-K o tus registros\nGastos del negocio, con recibos\nMillas recorridas y uso de la casa, si corresponde\nEIN, si lo tienes',
  'service.childTaxCredit.send':
    'Nombre, fecha de nacimiento y SSN de cada hijo\nPrueba de parentesco\nPrueba de que vive contigo\nTus ingresos del año',
  'service.w9.send':
    'La solicitud del pagador, si la hay\nNombre y domicilio como figuran en el IRS\nSSN, ITIN o EIN\nCómo paga impuestos la empresa, si tienes una',
  'service.otherDocuments.send':
    'La carta o el formulario, con todas sus páginas\nLa fecha en que llegó\nLa declaración del año en cuestión',
  'service.submission.send':
    'El formulario listo, con sus anexos\nEl estado donde vives\nEl plazo que da la carta del IRS, si recibiste una',
};
