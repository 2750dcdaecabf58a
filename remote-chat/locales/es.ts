import type { pt } from './pt';

export const es: Record<keyof typeof pt, string> = {
  'chat.hel': 'Hel',
  'chat.about': 'Precios y próximos pasos',
  'chat.close': 'Cerrar la conversación',
  'chat.back': 'Volver',
  'chat.reset': 'Empezar de nuevo',
  'chat.log': 'Conversación con Hel',
  'chat.choices': 'Respuestas posibles',
  'chat.price': 'Nuestro servicio',
  'chat.from': 'desde',
  'chat.scope.applicant': 'por solicitante',
  'chat.scope.person': 'por persona',
  'chat.scope.company': 'por empresa',
  'chat.details': 'Más detalles: {{name}}',

  'chat.form.name': 'Nombre',
  'chat.form.email': 'Correo electrónico',
  'chat.form.privacy': 'Para que el equipo te responda. No lo usamos para nada más.',
  'chat.form.submit': 'Empezar la conversación',
  'chat.form.nameMissing': 'Escribe tu nombre.',
  'chat.form.emailMissing': 'Escribe tu correo electrónico.',
  'chat.form.emailWrong': 'Este correo parece incompleto. Un ejemplo: ana@ejemplo.com',

  'chat.say.nomeEmail':
    '¡Hola! Soy Hel, asistente automática. Te muestro los precios y te paso con una persona del equipo. Para empezar, ¿cómo te llamas y cuál es tu correo?',
  'chat.say.inicio': 'Mucho gusto, {{name}}. ¿Sobre qué quieres saber?',
  'chat.say.vistos1': '¿Qué visa buscas?',
  'chat.say.empresa1': '¿Qué necesita tu empresa?',
  'chat.say.impostos1': '¿En qué podemos ayudarte con los impuestos?',
  'chat.say.sites1': '¿Qué tipo de sitio tienes en mente?',
  'chat.say.b1b2':
    'Para visitar EE. UU. o viajar por negocios: formulario, lista de documentos y preparación para la entrevista. La tarifa del consulado se paga aparte.',
  'chat.say.studentVisa':
    'Para quien va a estudiar (F-1) y para la familia que lo acompaña (F-2): formulario, documentos y preparación para la entrevista. Las tarifas del gobierno se pagan aparte.',
  'chat.say.workVisas':
    'Organizamos tu caso y tus documentos para EB-1A, EB-2 NIW o H-1B. Las tarifas del gobierno se pagan aparte.',
  'chat.say.companyOpening':
    'Creamos tu LLC y pedimos el EIN, el número fiscal de la empresa. Las tarifas del estado se pagan aparte; el EIN es gratuito.',
  'chat.say.fiscalAddress':
    'Una dirección válida para tu empresa, con número, ciudad y estado. Los documentos que lleguen te los enviamos en formato digital.',
  'chat.say.operatingAgreement':
    'El contrato de tu LLC: socios, reparto de ganancias y responsabilidades. En inglés y, a pedido, con una traducción explicativa.',
  'chat.say.itin':
    'El número fiscal de quien no puede obtener un número de Seguro Social (SSN): formulario W-7, carta al IRS y la lista de documentos aceptados.',
  'chat.say.llcTaxReport':
    'Preparamos las declaraciones fiscales de tu LLC y calculamos las deducciones que le corresponden.',
  'chat.say.onlineStore': 'Un sitio para vender tus productos, del catálogo al pago.',
  'chat.say.institutionalSite': 'Un sitio para presentar tu negocio: quién eres, qué haces y cómo contactarte.',
  'chat.say.other':
    'Una página reúne todos los servicios de este tema, con su precio. O cuéntale tu caso a una persona del equipo.',
  'chat.say.contato': 'De aquí en adelante te responde una persona del equipo. El tema ya va escrito en el mensaje.',

  'chat.choose.vistos1': 'Visas',
  'chat.choose.empresa1': 'Empresa en EE. UU.',
  'chat.choose.impostos1': 'Impuestos e ITIN',
  'chat.choose.sites1': 'Creación de sitios web',
  'chat.choose.b1b2': 'Turismo o negocios (B1/B2)',
  'chat.choose.studentVisa': 'Estudiante (F-1/F-2)',
  'chat.choose.workVisas': 'Trabajo (EB-1A, EB-2 NIW, H-1B)',
  'chat.choose.companyOpening': 'Abrir una LLC, con EIN',
  'chat.choose.fiscalAddress': 'Dirección comercial',
  'chat.choose.operatingAgreement': 'Contrato de la LLC (Operating Agreement)',
  'chat.choose.itin': 'ITIN para personas',
  'chat.choose.llcTaxReport': 'Declaraciones y deducciones de la LLC',
  'chat.choose.onlineStore': 'Tienda en línea',
  'chat.choose.institutionalSite': 'Sitio para empresa',
  'chat.choose.other': 'Otro caso, o aún no sé',
  'chat.choose.contato': 'Hablar con el equipo',

  'chat.topic.vistos1': 'una visa para Estados Unidos',
  'chat.topic.empresa1': 'mi empresa en Estados Unidos',
  'chat.topic.impostos1': 'mis impuestos en Estados Unidos',
  'chat.topic.sites1': 'un sitio web',
  'chat.topic.b1b2': 'la visa de turismo o negocios (B1/B2)',
  'chat.topic.studentVisa': 'la visa de estudiante (F-1/F-2)',
  'chat.topic.workVisas': 'una visa de trabajo (EB-1A, EB-2 NIW, H-1B)',
  'chat.topic.companyOpening': 'la creación de una LLC con EIN',
  'chat.topic.fiscalAddress': 'una dirección comercial para mi empresa',
  'chat.topic.operatingAgreement': 'el contrato de mi LLC (Operating Agreement)',
  'chat.topic.itin': 'la solicitud de mi ITIN',
  'chat.topic.llcTaxReport': 'las declaraciones fiscales y las deducciones de mi LLC',
  'chat.topic.onlineStore': 'una tienda en línea',
  'chat.topic.institutionalSite': 'un sitio para empresa',

  'chat.contact.message': '¡Hola! Soy {{name}} ({{email}}). Quiero hablar sobre {{topic}}.',
  'chat.contact.app': 'Continuar por WhatsApp',
  'chat.contact.email': 'Continuar por correo',
  'chat.contact.page': 'Ver la página de contacto',
};
