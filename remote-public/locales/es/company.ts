import type { company as source } from '../pt/company';

export const company: Record<keyof typeof source, string> = {
  'company.title': 'Tu empresa en Estados Unidos',
  'company.name': 'Empresa',
  'company.closing.title': '¿En qué etapa está\ntu empresa?',
  'company.closing.lead': 'Una idea, una LLC abierta o una cuenta en el banco: te decimos cuál es el siguiente paso.',
  'company.promise': 'LLC, EIN, dirección, contrato y licencia: de la idea a la primera factura.',
  'company.intro':
    'Puedes tener una LLC en EE. UU. sin vivir en el país y sin visa de trabajo. Preparamos los documentos y te explicamos cada obligación antes de que llegue.',
  'company.description':
    'Abre tu LLC en EE. UU.: EIN, dirección comercial, Operating Agreement, ITIN y licencia. Precios claros, tarifas del estado aparte.',
  'company.more': 'Ver servicios para empresas',
  'company.list_title': 'Servicios para tu empresa',
  'company.fees':
    'Las tarifas del estado, de la ciudad y de otros organismos las pagas tú, directamente al organismo. Cambian; por eso confirmamos el monto contigo antes de cada pago.',
  'company.q': '¿Tengo que vivir en Estados Unidos?',
  'company.a':
    'No. Un extranjero puede ser socio de una LLC desde su país. Tener la empresa no da visa ni permiso para trabajar en EE. UU.',

  'flow.title': 'Del plan a la operación, en cuatro etapas',
  'flow.lead': 'Tres pasos en cada una, en el orden en que ocurren.',
  'flow.0': 'Planear',
  'flow.0.0': 'Estado',
  'flow.0.0.text':
    'Tú eliges dónde registrarla; te explicamos las opciones. Casi siempre es el estado donde vas a operar.',
  'flow.0.1': 'Socios',
  'flow.0.1.text': 'Quiénes son, cuánto tiene cada uno y quién decide. Un solo socio también sirve.',
  'flow.0.2': 'Nombre',
  'flow.0.2.text': 'Revisamos que el nombre esté libre en el registro del estado.',
  'flow.1': 'Registrar',
  'flow.1.0': 'Agente registrado',
  'flow.1.0.text':
    'El registered agent recibe en el estado los avisos oficiales. Es\u00a0obligatorio y se contrata aparte.',
  'flow.1.1': 'Acta constitutiva',
  'flow.1.1.text':
    'Los Articles of Organization crean la LLC. El registro en el estado suele costar de {{filingFrom}} a {{filingTo}}.',
  'flow.1.2': 'Dirección comercial',
  'flow.1.2.text': 'Una dirección real, a nombre de la empresa, para cartas y registros.',
  'flow.2': 'Formalizar',
  'flow.2.0': 'EIN',
  'flow.2.0.text': 'El número fiscal de la empresa. El IRS no cobra nada por él.',
  'flow.2.1': 'Contrato de la LLC',
  'flow.2.1.text': 'El Operating Agreement, contrato entre los socios. Los bancos suelen pedirlo.',
  'flow.2.2': 'ITIN',
  'flow.2.2.text':
    'El número fiscal de la persona, si el socio declara impuestos y no puede obtener un número de Seguro Social (SSN).',
  'flow.3': 'Operar',
  'flow.3.0': 'Cuenta bancaria',
  'flow.3.0.text': 'Con el EIN, el contrato y la dirección, vas al banco. Decide el banco.',
  'flow.3.1': 'Licencias',
  'flow.3.1.text': 'Tu ciudad, condado o estado puede exigir una licencia para tu actividad.',
  'flow.3.2': 'Cada año',
  'flow.3.2.text': 'La tarifa del estado, por lo general de {{feeFrom}} a {{feeTo}}, y declaraciones al IRS.',

  'service.companyOpening.title': 'Apertura de LLC con EIN',
  'service.companyOpening.promise': 'Empresa registrada en el estado y número fiscal del IRS.',
  'service.companyOpening.intro':
    'La LLC ayuda a separar tu patrimonio personal del de la empresa y es sencilla de mantener. Preparamos el registro en el estado que elijas y la solicitud del EIN, el número que te pedirán bancos y clientes.',
  'service.companyOpening.includes_title': 'Qué incluye',
  'service.companyOpening.includes.0': 'Orientación sobre el estado y búsqueda del nombre',
  'service.companyOpening.includes.1': 'Preparación y envío de los Articles of Organization, el acta que crea la LLC',
  'service.companyOpening.includes.2': 'Solicitud del EIN con el formulario SS-4 (el IRS no la cobra)',
  'service.companyOpening.includes.3': 'Documentos en PDF y calendario de obligaciones',
  'service.companyOpening.price_label': 'nuestro trabajo para la LLC y el EIN',
  'service.companyOpening.cta': 'Abrir mi LLC',
  'service.companyOpening.excludes':
    'Tarifa de registro del estado, por lo general de {{filingFrom}} a {{filingTo}}\nTarifa anual del estado, por lo general de {{feeFrom}} a {{feeTo}}\nAgente registrado en el estado, obligatorio y contratado aparte',
  'service.companyOpening.whatsapp_msg': '¡Hola! Quiero abrir una LLC con EIN en Estados Unidos.',
  'service.companyOpening.q.0': '¿Cuánto tarda?',
  'service.companyOpening.a.0':
    'El registro tarda de un día a algunas semanas, según el estado. Sin SSN ni ITIN, el EIN se pide por fax o correo postal y suele tardar más.',
  'service.companyOpening.q.1': '¿Qué debe declarar la LLC?',
  'service.companyOpening.a.1':
    'Depende de los socios. Una LLC de un único dueño extranjero presenta el formulario\u00a05472 con un 1120 pro forma cada año en que haya transacciones con el dueño, aunque no haya ganancias. La multa por no hacerlo es alta.',
  'service.companyOpening.description':
    'Apertura de LLC en EE. UU. con EIN: registro en el estado, formulario SS-4 y documentos en PDF. Tarifas del estado aparte.',

  'service.fiscalAddress.title': 'Dirección comercial',
  'service.fiscalAddress.promise': 'Una dirección real en EE. UU., con tu correspondencia digitalizada.',
  'service.fiscalAddress.intro':
    'Los registros públicos, los clientes y algunos bancos piden una dirección en EE. UU. Recibes una a nombre de la empresa y lees tus cartas desde donde estés. Un banco puede pedir también la dirección donde vives o trabajas.',
  'service.fiscalAddress.includes_title': 'Qué incluye',
  'service.fiscalAddress.includes.0': 'Dirección válida, con número, ciudad y estado',
  'service.fiscalAddress.includes.1': 'Nombre de la empresa en el buzón',
  'service.fiscalAddress.includes.2': 'Digitalización y envío de las cartas recibidas',
  'service.fiscalAddress.includes.3': 'Contrato para usar la dirección, en PDF',
  'service.fiscalAddress.price_label': 'dirección a nombre de tu empresa',
  'service.fiscalAddress.cta': 'Pedir mi dirección',
  'service.fiscalAddress.excludes':
    'Reenvío físico de cartas y paquetes\nTrámites notariales\nAgente registrado en el estado, obligatorio y contratado aparte',
  'service.fiscalAddress.whatsapp_msg': '¡Hola! Quiero una dirección comercial en Estados Unidos para mi empresa.',
  'service.fiscalAddress.q.0': '¿Qué tengo que firmar?',
  'service.fiscalAddress.a.0':
    'El contrato para usar la dirección, donde están el plazo y las condiciones, y el formulario\u00a01583 del correo de EE. UU., que autoriza a otra persona a recibir tus cartas y pide dos identificaciones.',
  'service.fiscalAddress.q.1': '¿Reemplaza al agente registrado?',
  'service.fiscalAddress.a.1':
    'No. El agente registrado (registered agent) debe estar presente en el estado, en horario laboral, para recibir notificaciones legales. Son servicios distintos.',
  'service.fiscalAddress.description':
    'Dirección comercial en EE. UU. con número, ciudad y estado, tu empresa en el buzón y correspondencia digital. Contrato en PDF.',

  'service.operatingAgreement.title': 'Contrato de la LLC (Operating Agreement)',
  'service.operatingAgreement.promise': 'Quién decide, quién cobra y quién responde, por escrito.',
  'service.operatingAgreement.intro':
    'Es el documento que dice cómo funciona tu LLC. Los bancos suelen pedirlo y algunos estados lo exigen. Lo redactamos a partir de tus respuestas y te explicamos cada cláusula.',
  'service.operatingAgreement.includes_title': 'Qué incluye',
  'service.operatingAgreement.includes.0': 'Contrato a la medida de tu LLC',
  'service.operatingAgreement.includes.1': 'Cláusulas de socios, reparto de ganancias y responsabilidades',
  'service.operatingAgreement.includes.2': 'Versión en inglés y, a pedido, una traducción explicativa',
  'service.operatingAgreement.includes.3': 'Archivo PDF listo para firmar',
  'service.operatingAgreement.price_label': 'contrato completo',
  'service.operatingAgreement.cta': 'Pedir mi contrato',
  'service.operatingAgreement.excludes': 'Opinión legal de un abogado\nTrámites notariales\nInscripción en registros',
  'service.operatingAgreement.whatsapp_msg': '¡Hola! Quiero un Operating Agreement para mi LLC.',
  'service.operatingAgreement.q.0': 'Mi LLC tiene un solo dueño. ¿Lo necesito?',
  'service.operatingAgreement.a.0':
    'Es prudente tenerlo. Muestra que la empresa es distinta de ti, lo que ayuda a proteger la responsabilidad limitada y a abrir la cuenta bancaria.',
  'service.operatingAgreement.q.1': '¿Se registra en el estado?',
  'service.operatingAgreement.a.1':
    'Por lo general, no. Los socios lo firman y lo guardan. Si cambian los socios o el reparto, hay que modificarlo.',
  'service.operatingAgreement.description':
    'Operating Agreement a la medida de tu LLC, en inglés y, a pedido, con una traducción explicativa. Entregado en PDF.',

  'service.itin.title': 'Solicitud de ITIN',
  'service.itin.promise': 'El número fiscal de EE. UU. para quien no puede obtener un número de Seguro Social (SSN).',
  'service.itin.intro':
    'El ITIN sirve para declarar impuestos y figurar como cónyuge o dependiente en una declaración. No da visa ni permiso de trabajo. Preparamos el W-7 con todo lo que revisa el IRS.',
  'service.itin.includes_title': 'Qué incluye',
  'service.itin.includes.0': 'Llenado del formulario W-7',
  'service.itin.includes.1': 'Carta de presentación al IRS',
  'service.itin.includes.2': 'Lista de documentos aceptados',
  'service.itin.includes.3':
    'Instrucciones para enviar la solicitud por correo postal o presentarla con un agente tramitador certificador (CAA)',
  'service.itin.price_label': 'paquete completo, por persona',
  'service.itin.cta': 'Pedir mi ITIN',
  'service.itin.excludes':
    'Envío postal\nCopias certificadas\nHonorarios del agente tramitador certificador\nLa declaración que acompaña la solicitud',
  'service.itin.whatsapp_msg': '¡Hola! Quiero ayuda para pedir el ITIN.',
  'service.itin.q.0': '¿Tengo que enviar mi pasaporte?',
  'service.itin.a.0':
    'Envías el original o una copia certificada por quien lo emitió. Si prefieres conservarlo, un agente tramitador certificador (CAA) revisa el documento y envía solo la copia.',
  'service.itin.q.1': '¿Cuánto tarda?',
  'service.itin.a.1':
    'El IRS indica siete semanas; son de nueve a once si lo pides entre el 15 de enero y el 30 de abril o desde el extranjero. Por lo general, el W-7 va junto con la declaración.',
  'service.itin.description':
    'Solicitud de ITIN: formulario W-7, carta al IRS, lista de documentos y guía sobre agentes tramitadores certificadores (CAA).',

  'service.w7.title': 'Formulario W-7',
  'service.w7.promise': 'El formulario del ITIN, sin equivocar la categoría.',
  'service.w7.intro':
    'El W-7 sirve para pedir o renovar el ITIN. Una categoría equivocada o datos que no coinciden con el pasaporte pueden causar un rechazo. Revisamos campo por campo.',
  'service.w7.includes_title': 'Qué incluye',
  'service.w7.includes.0': 'Elección de la categoría de elegibilidad',
  'service.w7.includes.1': 'Llenado completo de los datos y revisión',
  'service.w7.includes.2': 'Carta de presentación al IRS',
  'service.w7.includes.3': 'Lista de lo que debes enviar',
  'service.w7.price_label': 'sin costo adicional si pides el ITIN con nosotros',
  'service.w7.cta': 'Llenar mi W-7',
  'service.w7.excludes': 'Envío postal\nCopias certificadas\nHonorarios del agente tramitador certificador',
  'service.w7.whatsapp_msg': '¡Hola! Quiero ayuda con el formulario W-7.',
  'service.w7.q.0': '¿Cómo sé si mi ITIN venció?',
  'service.w7.a.0':
    'Vence al final del tercer año seguido sin usarse en una declaración. El mismo W-7 lo renueva, y el número sigue igual.',
  'service.w7.q.1': '¿Puedo pedir el ITIN sin declarar impuestos?',
  'service.w7.a.1':
    'Solo en las excepciones del formulario, como ingresos con retención, un tratado fiscal o una hipoteca, y con el comprobante que el IRS exige para cada una. Fuera de ellas, el W-7 va con la declaración.',
  'service.w7.description':
    'Formulario W-7 para pedir o renovar el ITIN: categoría correcta, datos revisados, carta al IRS y lista de envío.',

  'service.businessLicense.title': 'Licencia comercial (Business License)',
  'service.businessLicense.promise': 'Descubre qué licencia exige tu actividad y pídela sin errores.',
  'service.businessLicense.intro':
    'No existe una licencia única en EE. UU. La ciudad, el condado, el estado y, en algunas actividades, el gobierno federal pueden exigir la suya. Averiguamos qué se exige donde está tu negocio y preparamos la solicitud.',
  'service.businessLicense.includes_title': 'Qué incluye',
  'service.businessLicense.includes.0': 'Investigación de las licencias para tu actividad y dirección',
  'service.businessLicense.includes.1': 'Lista de documentos y tarifas de cada organismo',
  'service.businessLicense.includes.2': 'Llenado de la solicitud',
  'service.businessLicense.includes.3': 'Guía para enviarla y darle seguimiento',
  'service.businessLicense.includes.4': 'Fechas de renovación en tu calendario',
  'service.businessLicense.price': '{{amount}} por licencia',
  'service.businessLicense.price_label': 'solicitud preparada; la tarifa del organismo va aparte',
  'service.businessLicense.cta': 'Pedir mi licencia',
  'service.businessLicense.excludes': 'Tarifa de la ciudad, del condado o del estado\nInspecciones\nSeguros y fianzas',
  'service.businessLicense.whatsapp_msg': '¡Hola! Quiero ayuda con la licencia comercial (Business License).',
  'service.businessLicense.q.0': 'Trabajo en casa y por internet. ¿La necesito?',
  'service.businessLicense.a.0':
    'Muchas veces, sí. Varias ciudades piden registrar el negocio y un permiso para trabajar en casa, aunque no recibas clientes.',
  'service.businessLicense.q.1': '¿No basta con tener la LLC?',
  'service.businessLicense.a.1':
    'No. La LLC crea la empresa; la licencia permite la actividad. Construcción, comida, belleza y transporte suelen tener reglas propias.',
  'service.businessLicense.description':
    'Business License en EE. UU.: investigación por ciudad y actividad, documentos, solicitud y fechas de renovación.',
};
