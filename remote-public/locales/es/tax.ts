import type { tax as source } from '../pt/tax';

export const tax: Record<keyof typeof source, string> = {
  'tax.title': 'Impuestos en Estados Unidos',
  'tax.name': 'Impuestos',
  'tax.closing.title': '¿No sabes qué formulario\nte toca?',
  'tax.closing.lead': 'Cuéntanos de dónde vienen tus ingresos. Te decimos qué presentar y hasta cuándo.',
  'tax.promise': 'Formularios del IRS completados, explicados y listos para firmar.',
  'tax.intro':
    'Para quien vive, trabaja o tiene un negocio en EE. UU. Preparamos los formularios, te explicamos todo en tu idioma y te mostramos de dónde sale cada número.',
  'tax.description':
    'Impuestos de EE. UU. en español: 1040, Schedule\u00a0C y SE, Child Tax Credit y W-9. Precios a la vista, nada se envía sin tu firma.',
  'tax.more': 'Ver servicios de impuestos',
  'tax.list_title': 'Servicios de impuestos',
  'tax.fees':
    'El impuesto que resulte y las tarifas del IRS y del estado los pagas tú, directamente a cada organismo. Confirmamos el monto contigo antes de cada pago.',
  'tax.beneath': '¿Dudas al firmar y enviar?',
  'tax.no_number': '¿Aún no tienes número para declarar?',
  'tax.q': '¿Mis datos están seguros?',
  'tax.a':
    'Usamos tus documentos solo para preparar lo que pediste. No mandes tu SSN ni tu número de cuenta en el primer mensaje; antes acordamos un medio seguro.',

  'service.taxReturn.title': 'Declaración de impuestos (1040)',
  'service.taxReturn.promise': 'Tu declaración personal de cada año, revisada línea por línea.',
  'service.taxReturn.intro':
    'Los ciudadanos y los residentes fiscales de EE. UU. declaran en el formulario\u00a01040 sus ingresos de todo el mundo. El plazo normal vence el 15\u00a0de\u00a0abril. Reunimos los papeles contigo, preparamos la declaración y te explicamos el resultado.',
  'service.taxReturn.includes_title': 'Qué incluye',
  'service.taxReturn.includes.0': 'Lista de los documentos de tu caso, como W-2 y 1099',
  'service.taxReturn.includes.1': 'Preparación del formulario\u00a01040',
  'service.taxReturn.includes.2': 'Revisión de deducciones y créditos',
  'service.taxReturn.includes.3': 'Copia en PDF y apoyo en el envío',
  'service.taxReturn.price_label': 'declaración federal',
  'service.taxReturn.cta': 'Preparar mi 1040',
  'service.taxReturn.excludes':
    'El impuesto que debas\nLas declaraciones estatales\nLos anexos con precio propio en nuestra lista',
  'service.taxReturn.whatsapp_msg': '¡Hola! Quiero hacer mi declaración de impuestos 1040.',
  'service.taxReturn.q.0': 'No soy ciudadano. ¿Declaro en el 1040?',
  'service.taxReturn.a.0':
    'Si tienes green card o cumples la prueba de presencia sustancial, sí. Quien no es residente fiscal usa el 1040-NR. Es lo primero que revisamos.',
  'service.taxReturn.q.1': '¿Y si se me pasa el plazo?',
  'service.taxReturn.a.1':
    'Presenta la declaración cuanto antes: si debes, los intereses y, por lo general, las multas crecen. El formulario\u00a04868 da seis meses más para presentar, no para pagar, y solo si lo envías dentro del plazo. Por lo general, puedes pedir un reembolso hasta tres años después de la fecha límite.',
  'service.taxReturn.description':
    'Declaración de impuestos 1040 en EE. UU., con atención en español: documentos, deducciones, créditos y apoyo en el envío.',

  'service.scheduleC.title': 'Independientes: Schedule C y SE',
  'service.scheduleC.promise': 'Ingresos, gastos e impuesto por cuenta propia, cada cosa en su lugar.',
  'service.scheduleC.intro':
    'Quien trabaja por su cuenta o tiene una LLC de un solo dueño declara ingresos y gastos en el Schedule\u00a0C y el impuesto sobre el trabajo por cuenta propia (Self-Employment Tax) en el Schedule\u00a0SE. Los dos van con el 1040.',
  'service.scheduleC.includes_title': 'Qué incluye',
  'service.scheduleC.includes.0': 'Organización de ingresos, 1099-NEC y gastos',
  'service.scheduleC.includes.1': 'Preparación del Schedule\u00a0C',
  'service.scheduleC.includes.2': 'Cálculo y preparación del Schedule\u00a0SE',
  'service.scheduleC.includes.3': 'Estimación de los pagos trimestrales (1040-ES)',
  'service.scheduleC.price_label': 'los dos anexos, para un solo negocio; el 1040 se cobra aparte',
  'service.scheduleC.cta': 'Declarar como independiente',
  'service.scheduleC.excludes': 'El formulario\u00a01040\nLa contabilidad mensual\nEl impuesto que debas',
  'service.scheduleC.whatsapp_msg': '¡Hola! Trabajo por mi cuenta y quiero ayuda con Schedule C y SE.',
  'service.scheduleC.q.0': '¿Desde cuánto tengo que declarar?',
  'service.scheduleC.a.0':
    'Con USD\u00a0400 o más de ganancia neta en el año, declaras y pagas el impuesto sobre el trabajo por cuenta propia. Por lo general es del 15.3% sobre el 92.35% de la ganancia, y la mitad se deduce en el 1040.',
  'service.scheduleC.q.1': '¿Qué gastos puedo deducir?',
  'service.scheduleC.a.1':
    'Los ordinarios y necesarios para el negocio: materiales, herramientas, seguros, millas, la parte de la casa usada solo para trabajar. Guarda los recibos.',
  'service.scheduleC.description':
    'Schedule\u00a0C y Schedule\u00a0SE para independientes y LLC de un dueño: ingresos, gastos, impuesto y pagos trimestrales.',

  'service.childTaxCredit.title': 'Crédito por hijos (Child Tax Credit)',
  'service.childTaxCredit.promise':
    'Hasta {{childCredit}} por cada hijo en el año tributario 2024, y más desde 2025, si te corresponde.',
  'service.childTaxCredit.intro':
    'El Child Tax Credit reduce tu impuesto hasta en {{childCredit}} por cada hijo menor de 17 años en el año tributario 2024, y en un monto mayor desde 2025. Una parte se te puede reembolsar. Revisamos las condiciones y llenamos el Schedule 8812.',
  'service.childTaxCredit.includes_title': 'Qué incluye',
  'service.childTaxCredit.includes.0': 'Revisión de edad, parentesco, residencia y SSN',
  'service.childTaxCredit.includes.1': 'Cálculo del crédito según tus ingresos',
  'service.childTaxCredit.includes.2': 'Preparación del Schedule 8812',
  'service.childTaxCredit.includes.3': 'Lista de las pruebas que debes guardar',
  'service.childTaxCredit.price_label': 'se presenta con tu 1040, que se cobra aparte',
  'service.childTaxCredit.cta': 'Ver si me corresponde',
  'service.childTaxCredit.excludes': 'El formulario\u00a01040\nDeclaraciones de años anteriores',
  'service.childTaxCredit.whatsapp_msg': '¡Hola! Quiero saber si me corresponde el Child Tax Credit.',
  'service.childTaxCredit.q.0': 'Mi hijo tiene ITIN. ¿Puedo recibir el crédito?',
  'service.childTaxCredit.a.0':
    'No a este crédito: el niño necesita un SSN válido para trabajar y, desde 2025, también quien declara (si la declaración es conjunta, basta con uno de los cónyuges). Con ITIN puede corresponder el crédito por otros dependientes, que es menor.',
  'service.childTaxCredit.q.1': '¿El monto es siempre ese?',
  'service.childTaxCredit.a.1':
    'No. La ley cambia el tope de un año a otro. Con ingresos altos, el crédito baja. Usamos la regla del año que declaras.',
  'service.childTaxCredit.description':
    'Child Tax Credit: revisamos si te corresponde, calculamos el crédito por hijo y preparamos el Schedule 8812.',

  'service.w9.title': 'Formulario W-9',
  'service.w9.promise': 'Los datos fiscales que un cliente de EE. UU. pide antes de pagarte.',
  'service.w9.intro':
    'Con el W-9 le das tu número fiscal a quien te paga. No va al IRS: lo guarda el pagador, que después emite el 1099. Lo llenamos con la clasificación correcta.',
  'service.w9.includes_title': 'Qué incluye',
  'service.w9.includes.0': 'Confirmación de que te corresponde el W-9',
  'service.w9.includes.1': 'Clasificación: individuo, LLC o corporación',
  'service.w9.includes.2': 'Llenado con SSN, ITIN o EIN',
  'service.w9.includes.3': 'PDF listo para firmar y enviar al pagador',
  'service.w9.price_label': 'por formulario',
  'service.w9.cta': 'Llenar mi W-9',
  'service.w9.excludes': 'La solicitud del número fiscal (ITIN o EIN)\nLa declaración anual',
  'service.w9.whatsapp_msg': '¡Hola! Quiero ayuda con el formulario W-9.',
  'service.w9.q.0': 'Vivo fuera de EE. UU. ¿Firmo el W-9?',
  'service.w9.a.0':
    'Por lo general, no. El W-9 es para ciudadanos, residentes fiscales y empresas de EE. UU. Los demás usan el W-8BEN o, si son empresas, el W-8BEN-E. En la LLC de un solo dueño extranjero, por lo general cuenta el dueño: W-8BEN.',
  'service.w9.q.1': '¿Qué pasa si no lo entrego?',
  'service.w9.a.1':
    'El pagador puede tener que retener el 24% del pago y enviarlo al IRS. Solo lo recuperas al presentar tu declaración.',
  'service.w9.description':
    'Formulario W-9 con la clasificación y el número correctos, listo para tu cliente de EE. UU.',

  'service.otherDocuments.title': 'Otros documentos fiscales',
  'service.otherDocuments.promise': 'Carta del IRS, enmienda o prórroga: cuéntanos qué recibiste o qué necesitas.',
  'service.otherDocuments.intro':
    '¿Recibiste una carta del IRS o necesitas un formulario que no está en la lista? Lo leemos, te lo explicamos en español y te decimos qué responder, hasta cuándo y cuánto cuesta nuestro trabajo.',
  'service.otherDocuments.includes_title': 'Qué incluye',
  'service.otherDocuments.includes.0': 'Lectura y explicación del aviso o formulario',
  'service.otherDocuments.includes.1': 'Precio fijo y plazo por escrito',
  'service.otherDocuments.includes.2': 'Preparación del documento o de la respuesta',
  'service.otherDocuments.includes.3': 'Guía para enviarlo y guardar la prueba',
  'service.otherDocuments.price_label': 'precio fijo, después de leer el documento',
  'service.otherDocuments.cta': 'Mostrar mi documento',
  'service.otherDocuments.excludes': 'Representación ante el IRS\nDefensa en auditorías\nEl impuesto que debas',
  'service.otherDocuments.whatsapp_msg': '¡Hola! Necesito ayuda con otro documento fiscal y quiero una cotización.',
  'service.otherDocuments.q.0': '¿Qué documentos son?',
  'service.otherDocuments.a.0':
    'Por ejemplo: enmienda 1040-X, prórroga 4868, W-8BEN, solicitud de transcripción 4506-T, formulario\u00a08843 y respuestas a avisos CP.',
  'service.otherDocuments.q.1': 'Me llegó una carta del IRS. ¿Es urgente?',
  'service.otherDocuments.a.1':
    'Busca la fecha de respuesta, en la parte de arriba. No la ignores y no pagues antes de entenderla. El IRS normalmente escribe primero y nunca exige un pago con tarjeta de regalo o por transferencia bancaria.',
  'service.otherDocuments.description':
    'Cartas del IRS, 1040-X, 4868, W-8BEN y otros documentos fiscales: leemos, explicamos y damos un precio fijo.',

  'service.submission.title': 'Apoyo en el envío de documentos',
  'service.submission.promise': 'Dirección correcta, prueba de entrega, nada olvidado en el sobre.',
  'service.submission.intro':
    'Hasta un formulario perfecto se devuelve si va a la dirección equivocada. Con cualquier servicio principal te mostramos cómo firmar, adónde enviarlo y cómo probar que llegó.',
  'service.submission.includes_title': 'Qué incluye',
  'service.submission.includes.0': 'Revisión final de firmas y anexos',
  'service.submission.includes.1': 'Dirección del IRS para tu formulario y estado',
  'service.submission.includes.2': 'Guía para enviarlo por e-file o correo certificado',
  'service.submission.includes.3': 'Cómo darle seguimiento hasta la respuesta',
  'service.submission.price_label': 'sin costo adicional para clientes',
  'service.submission.cta': 'Pedir apoyo en el envío',
  'service.submission.excludes': 'Franqueo\nMensajería\nCosto de los programas de e-file',
  'service.submission.whatsapp_msg': '¡Hola! Quiero apoyo para enviar mis documentos fiscales.',
  'service.submission.q.0': '¿Puedo contratar solo el envío?',
  'service.submission.a.0':
    'No, viene incluido en los servicios principales. Si llenaste el formulario por tu cuenta y quieres una revisión, escríbenos: eso corresponde a “Otros documentos fiscales”.',
  'service.submission.q.1': '¿Cómo pruebo que lo envié a tiempo?',
  'service.submission.a.1':
    'Por el correo de EE. UU., con el comprobante de correo certificado (certified mail) sellado en la ventanilla: vale esa fecha. Por e-file, con la confirmación de aceptación del IRS.',
  'service.submission.description':
    'Cómo firmar, adónde enviar y cómo probar la entrega de tus formularios al IRS. Incluido en los servicios principales.',
};
