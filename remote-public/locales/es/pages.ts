import type { pages as source } from '../pt/pages';

export const pages: Record<keyof typeof source, string> = {
  'about.head.title': 'Quiénes somos · {{brand}}',
  'about.head.description':
    'Quiénes somos, cómo trabajamos y qué no hacemos: una consultoría pequeña para visas, empresas, impuestos y sitios web en EE. UU.',
  'about.name': 'Quiénes somos',
  'about.title': 'Una consultoría pequeña, por elección',
  'about.lead': 'Cambiar de país es mucho más que una pila de formularios. Del papeleo nos encargamos nosotros.',

  'about.values.title': 'En qué puedes confiar',
  'about.values.experience.title': 'Experiencia',
  'about.values.experience.text':
    'Trabajamos siempre con los mismos tipos de formularios: DS-160, I-140, 1040, W-7, SS-4. Sabemos qué pide cada campo y dónde suele detenerse una solicitud.',
  'about.values.personal.title': 'Atención personal',
  'about.values.personal.text':
    'Una persona acompaña tu caso de principio a fin y responde en tu idioma. Antes de cobrar, escucha y te dice si el servicio te conviene.',
  'about.values.commitment.title': 'Compromiso',
  'about.values.commitment.text':
    'Lo que cubre el precio está escrito en la página de cada servicio. También lo que depende del gobierno: las tarifas, los plazos y la decisión final no son nuestros.',

  'about.people.title': 'Quiénes te atienden',
  'proof.since': 'Con nosotros desde {{year}}',
  'proof.sample': 'ejemplo',
  'proof.documents': 'Cómo cuidamos tus documentos',
  'proof.company': 'Quién está detrás de este sitio',
  'proof.company.name': 'Razón social',
  'proof.company.registration': 'Registro',
  'proof.company.address': 'Dirección',
  'proof.company.phone': 'Teléfono',
  'proof.company.hours': 'Horario',
  'proof.company.reply': 'Respuesta',
  'proof.reply_within': 'En menos de {{hours}}\u00a0horas, en días hábiles',

  'about.how.title': 'Cómo trabajamos',
  'about.how.talk.title': 'Nos cuentas tu caso',
  'about.how.talk.text': 'Por mensaje y sin compromiso. Te decimos qué falta y cuánto cuesta.',
  'about.how.prepare.title': 'Preparamos todo',
  'about.how.prepare.text': 'Con una lista clara de lo que envías tú y lo que completamos nosotros.',
  'about.how.review.title': 'Tú revisas y firmas',
  'about.how.review.text': 'Nada sale sin que lo leas. Te explicamos cada página en tu idioma.',
  'about.how.follow.title': 'Te guiamos en el envío',
  'about.how.follow.text':
    'Te mostramos cómo confirmar que llegó. Si llega una solicitud de información, sabrás qué hacer.',

  'about.limits.title': 'Lo que no somos',
  'about.limits.text':
    '{{brand}} no es un bufete de abogados ni una agencia del gobierno. No damos opiniones legales, no representamos a nadie ante tribunales ni agencias y no prometemos resultados. Cuando un caso necesita un abogado o un contador con licencia, lo decimos enseguida.',

  'contact.head.title': 'Contacto · {{brand}}',
  'contact.head.description': 'Comunícate con {{brand}} por mensaje o correo, en español, inglés o portugués.',
  'contact.name': 'Contacto',
  'contact.title': 'Habla con nosotros',
  'contact.lead': 'En español, inglés o portugués. Cuéntanos qué necesitas y te decimos por dónde empezar.',

  'contact.form.title': 'Escribe tu mensaje',
  'contact.form.name': 'Nombre',
  'contact.form.email': 'Correo electrónico',
  'contact.form.message': 'Mensaje',
  'contact.form.required': 'Los tres campos son obligatorios.',
  'contact.form.chat_way': 'Continuar por WhatsApp',
  'contact.form.email_way': 'Continuar por correo',
  'contact.form.note': 'La aplicación se abre con el mensaje ya escrito. Solo falta enviarlo.',
  'contact.error.name': 'Escribe tu nombre.',
  'contact.error.email': 'Escribe tu correo electrónico.',
  'contact.error.email_format': 'Este correo parece incompleto. Un ejemplo: ana@ejemplo.com',
  'contact.error.message': 'Escribe tu mensaje.',
  'contact.opened.chat': 'Abrimos WhatsApp con tu mensaje. Solo falta enviarlo allí.',
  'contact.opened.email': 'Abrimos tu programa de correo con el mensaje. Solo falta enviarlo desde allí.',
  'contact.opened.again': '¿No se abrió? Usa este enlace.',
  'contact.opened.kept': 'Lo que escribiste sigue aquí, por si necesitas copiarlo.',
  'contact.no_way': 'Todavía no hay un medio de contacto configurado. Escribe, copia el texto y vuelve pronto.',
  'contact.draft': '¡Hola! Soy {{name}} ({{email}}). {{message}}',
  'contact.subject': 'Mensaje de {{name}}',

  'contact.ways.title': 'Otras formas de contacto',
  'contact.ways.chat': 'Ir directo a WhatsApp',
  'contact.ways.email': 'Correo electrónico',

  'privacy.head.title': 'Política de privacidad · {{brand}}',
  'privacy.head.description':
    'Qué cookies usa {{brand}}, qué queda guardado en tu navegador y cuándo recibimos un dato tuyo.',
  'privacy.title': 'Política de privacidad',
  'privacy.lead':
    'Este sitio usa cookies y no guarda datos personales sin tu consentimiento. Esto es lo que significa, punto por punto.',

  'privacy.cookies.title': 'Cookies y memoria del navegador',
  'privacy.cookies.text':
    'Una cookie guarda el idioma que elegiste, para que la próxima página se abra en ese idioma. A veces mostramos una versión nueva del sitio solo a una parte de los visitantes: un número al azar, guardado en una cookie por 30 días, te mantiene en la misma versión y no dice quién eres. El navegador también guarda, solo en tu dispositivo, el idioma y tu aceptación del aviso de cookies. No usamos cookies de publicidad ni herramientas de medición de terceros.',
  'privacy.newsletter.title': 'Novedades por correo',
  'privacy.newsletter.text':
    'Si te suscribes a las novedades al pie de la página, guardamos el correo que escribiste y la fecha, nada más. Al enviar el formulario das tu consentimiento. Para salir de la lista, pídelo por correo y borramos la dirección.',
  'privacy.chat.title': 'Conversaciones',
  'privacy.chat.text':
    'El nombre y el correo que le das a la asistente Hel se quedan en la página abierta y desaparecen al cerrarla; solo van en el mensaje si continúas por WhatsApp o por correo. El botón de WhatsApp abre esa aplicación, que es de otra empresa, con un texto preparado que puedes cambiar. Lo que envías allí se rige por las reglas de esa empresa.',
  'privacy.contact.title': 'Formulario de contacto',
  'privacy.contact.text':
    'Lo que escribes en el formulario de contacto se queda en la página abierta y desaparece al cerrarla. Cuando eliges un medio, tu nombre, tu correo y el texto pasan a WhatsApp o a tu programa de correo.',
  'privacy.login.title': 'Área del equipo',
  'privacy.login.text':
    'El acceso con contraseña es para quienes administran los sitios. De esas personas guardamos nombre, correo, tipo de acceso, sitio, idioma, la contraseña (cifrada de modo que nadie puede leerla) y, si la persona los agrega, foto, llaves de seguridad, tokens y cuentas vinculadas. También guardamos sus sesiones abiertas, con navegador y dirección IP, y un registro de accesos y cambios, con fecha y dirección IP. Mientras dura la sesión, el navegador guarda lo que la mantiene abierta. Al cerrar sesión, se borra del dispositivo.',
  'privacy.technical.title': 'Registros técnicos',
  'privacy.technical.text':
    'Como todo servidor, el nuestro recibe la dirección IP de quien pide una página y la usa para responder y limitar abusos. El navegador también nos avisa qué partes de la página se cargaron, cuáles fallaron y de qué manera, sin decir quién eres.',
  'privacy.rights.title': 'Tus derechos',
  'privacy.rights.text':
    'Puedes preguntar qué tenemos sobre ti, corregirlo o pedir que lo borremos. No vendemos datos ni los entregamos a terceros, salvo cuando la ley lo exige.',
  'privacy.rights.email': 'Escribe a',
};
