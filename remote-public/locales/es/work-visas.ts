import type { workVisas as source } from '../pt/work-visas';

export const workVisas: Record<keyof typeof source, string> = {
  'service.eb1a.title': 'EB-1A: habilidad extraordinaria',
  'service.eb1a.promise':
    'Residencia permanente (green card) por mérito, sin empleador, para quien está en lo más alto de su campo.',
  'service.eb1a.intro':
    'La EB-1A es para personas con reconocimiento nacional o internacional sostenido en ciencias, artes, educación, negocios o deporte. La petición se hace con el formulario I-140, y puedes presentarla por tu cuenta.',
  'service.eb1a.includes_title': 'Qué incluye',
  'service.eb1a.includes.0': 'Análisis de tu perfil según los diez criterios del USCIS',
  'service.eb1a.includes.1': 'Lista de pruebas: cuáles sirven, cuáles faltan y dónde obtenerlas',
  'service.eb1a.includes.2': 'Modelo y guía para las cartas de recomendación',
  'service.eb1a.includes.3': 'Expediente para el I-140, ordenado y con índice',
  'service.eb1a.price_label': 'por persona: análisis y expediente ordenado',
  'service.eb1a.cta': 'Evaluar mi caso EB-1A',
  'service.eb1a.excludes': 'Tarifas del USCIS\nHonorarios de abogado\nTraducciones\nEscrito jurídico',
  'service.eb1a.whatsapp_msg': '¡Hola! Quiero evaluar mi perfil para la EB-1A.',
  'service.eb1a.q.0': '¿Cuántos criterios debo cumplir?',
  'service.eb1a.a.0':
    'Un gran premio internacional o al menos tres de los diez criterios. Cumplir tres abre la puerta; después el USCIS valora el conjunto.',
  'service.eb1a.q.1': '¿Necesito un abogado?',
  'service.eb1a.a.1':
    'La ley permite presentar la petición por cuenta propia. La estrategia y los argumentos legales, sin embargo, son trabajo de un abogado con licencia en EE. UU., que contratas aparte y a quien entregamos el expediente listo.',
  'service.eb1a.description':
    'EB-1A, residencia por habilidad extraordinaria: análisis de los diez criterios, lista de pruebas y expediente para el I-140.',

  'service.eb2niw.title': 'EB-2 NIW: interés nacional',
  'service.eb2niw.promise': 'Residencia permanente (green card) para profesionales cuyo trabajo beneficia al país.',
  'service.eb2niw.intro':
    'La EB-2 pide maestría o doctorado, licenciatura seguida de cinco años de experiencia progresiva, o habilidad excepcional. El National Interest Waiver exime de la oferta de empleo. Te ayudamos a mostrar por qué importa tu proyecto.',
  'service.eb2niw.includes_title': 'Qué incluye',
  'service.eb2niw.includes.0': 'Revisión de los requisitos EB-2 y de la equivalencia de tu título',
  'service.eb2niw.includes.1': 'Guía del plan profesional según los tres puntos de Dhanasar',
  'service.eb2niw.includes.2': 'Lista de pruebas y guía para las cartas',
  'service.eb2niw.includes.3': 'Expediente para el I-140, ordenado y con índice',
  'service.eb2niw.price_label': 'por persona: análisis y expediente ordenado',
  'service.eb2niw.cta': 'Evaluar mi caso EB-2 NIW',
  'service.eb2niw.excludes': 'Tarifas del USCIS\nHonorarios de abogado\nEvaluación formal del título\nTraducciones',
  'service.eb2niw.whatsapp_msg': '¡Hola! Quiero evaluar mi perfil para la EB-2 NIW.',
  'service.eb2niw.q.0': '¿Qué son los tres puntos?',
  'service.eb2niw.a.0':
    'Vienen de Matter of Dhanasar: la propuesta tiene mérito e importancia nacional; estás en condiciones de llevarla adelante; y EE. UU. gana al eximirte de la oferta de empleo.',
  'service.eb2niw.q.1': '¿Puede ir mi familia conmigo?',
  'service.eb2niw.a.1':
    'Tu cónyuge y tus hijos solteros menores de 21 años pueden recibir la residencia como dependientes, cuando haya visa disponible para tu fecha de prioridad.',
  'service.eb2niw.description':
    'EB-2 NIW, residencia por interés nacional: requisitos, plan profesional, lista de pruebas y expediente para el I-140.',

  'service.otherWork.title': 'Otras visas de trabajo: H-1B, L-1 y O-1',
  'service.otherWork.promise': 'Puesto especializado, traslado o talento: mira qué pide cada visa.',
  'service.otherWork.intro':
    'En estas visas la petición la presenta un empleador o agente en EE. UU. con el formulario\u00a0I-129. Te explicamos el camino, ordenamos los documentos que te tocan y te preparamos para la entrevista.',
  'service.otherWork.includes_title': 'Qué incluye',
  'service.otherWork.includes.0': 'Comparación de los requisitos de H-1B, L-1 y O-1',
  'service.otherWork.includes.1': 'Lista de documentos tuyos y del empleador',
  'service.otherWork.includes.2': 'DS-160 una vez aprobada la petición',
  'service.otherWork.includes.3': 'Práctica para la entrevista consular',
  'service.otherWork.price_label': 'por persona',
  'service.otherWork.cta': 'Ver qué visa me sirve',
  'service.otherWork.excludes': 'Petición I-129\nTarifas del USCIS y del consulado\nHonorarios de abogado',
  'service.otherWork.whatsapp_msg': '¡Hola! Quiero saber sobre las visas de trabajo H-1B, L-1 y O-1.',
  'service.otherWork.q.0': '¿Puedo pedir la H-1B sin empleador?',
  'service.otherWork.a.0':
    'No. Un empleador en EE. UU. debe inscribirte en la selección anual, por lo general en marzo, y presentar la petición si tu inscripción resulta seleccionada. Algunos empleadores, como las universidades, quedan fuera de la selección.',
  'service.otherWork.q.1': '¿En qué se diferencian la L-1 y la O-1?',
  'service.otherWork.a.1':
    'La L-1 traslada a quien, en los últimos tres años, trabajó al menos un año seguido fuera de EE. UU. como ejecutivo, gerente o especialista en una empresa del mismo grupo. La O-1 es para quien prueba una habilidad extraordinaria, con un empleador o agente.',
  'service.otherWork.description':
    'Visas de trabajo H-1B, L-1 y O-1: cuál te corresponde, documentos, DS-160 y entrevista consular.',

  'service.specialCases.title': 'Casos especiales de visa',
  'service.specialCases.promise': 'Visa negada, 221(g), exceso de estadía, I-130: primero entender, luego actuar.',
  'service.specialCases.intro':
    'Algunos casos no caben en un paquete: visa negada, trámite detenido, exceso de estadía, cambio de nombre, petición que presenta un familiar ciudadano. Leemos tu historial y te decimos qué podemos hacer y qué es trabajo de un abogado.',
  'service.specialCases.includes_title': 'Qué incluye',
  'service.specialCases.includes.0': 'Revisión del historial y de las cartas del consulado o del USCIS',
  'service.specialCases.includes.1': 'Resumen por escrito de lo que dice cada carta y de lo que podemos preparar',
  'service.specialCases.includes.2': 'Los formularios y documentos que acordemos',
  'service.specialCases.includes.3': 'Aviso claro de lo que requiere abogado',
  'service.specialCases.price_label': 'precio fijo, después de leer el caso',
  'service.specialCases.cta': 'Contar mi caso',
  'service.specialCases.excludes': 'Tarifas del gobierno\nOpiniones legales\nRepresentación por un abogado',
  'service.specialCases.whatsapp_msg': '¡Hola! Tengo un caso especial de visa y quiero una cotización.',
  'service.specialCases.q.0': '¿Qué es un 221(g)?',
  'service.specialCases.a.0':
    'Una negativa provisional: falta un documento o el caso está en procesamiento administrativo. Cuando entregas lo que te pidieron, el consulado lo retoma.',
  'service.specialCases.q.1': 'Me quedé más tiempo del permitido. ¿Puedo volver?',
  'service.specialCases.a.1':
    'Depende de cuánto. Más de 180 días de presencia ilegal, seguidos de la salida, pueden cerrar la puerta por tres años; un año o más, por diez. En algunos casos se puede pedir un perdón (waiver): consulta a un abogado.',
  'service.specialCases.description':
    'Casos especiales de visa de EE. UU.: negativas, 221(g), exceso de estadía e I-130. Cotización fija por escrito.',

  'service.complementary.title': 'Documentos complementarios',
  'service.complementary.promise': 'Cartas, traducciones y declaraciones que le dan peso a tu solicitud.',
  'service.complementary.intro':
    'Una buena solicitud se apoya en buenos papeles. Preparamos los que te falten, en inglés correcto y con el formato que espera el consulado, la escuela o el USCIS.',
  'service.complementary.includes_title': 'Qué incluye cada documento',
  'service.complementary.includes.0': 'Redacción o traducción al inglés',
  'service.complementary.includes.1': 'Certificación del traductor, si es una traducción',
  'service.complementary.includes.2': 'Revisión del texto contigo',
  'service.complementary.includes.3': 'Archivo PDF listo para imprimir o adjuntar',
  'service.complementary.price_label': 'redacción o traducción, con revisión',
  'service.complementary.cta': 'Pedir un documento',
  'service.complementary.excludes': 'Trámites notariales\nApostilla\nTraducción oficial en tu país\nEnvío postal',
  'service.complementary.whatsapp_msg': '¡Hola! Necesito documentos complementarios para mi visa.',
  'service.complementary.q.0': '¿Qué documentos preparan?',
  'service.complementary.a.0':
    'Cartas de invitación, laborales y de presentación, proyectos de estudio, declaraciones de apoyo económico, y traducciones de actas, títulos y estados de cuenta. Solo escribimos lo que es cierto y puedes probar.',
  'service.complementary.q.1': '¿El USCIS acepta la traducción?',
  'service.complementary.a.1':
    'Sí. El USCIS acepta una traducción completa con la certificación firmada de un traductor competente. No exige traductor oficial.',
  'service.complementary.description':
    'Cartas, traducciones certificadas y pruebas para tu visa de EE. UU. Precio por documento, entregado en PDF.',
};
