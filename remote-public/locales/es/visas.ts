import type { visas as source } from '../pt/visas';

export const visas: Record<keyof typeof source, string> = {
  'visas.title': 'Visas para Estados Unidos',
  'visas.name': 'Visas',
  'visas.closing.title': '¿Dudas entre dos visas?',
  'visas.closing.lead':
    'Cuéntanos a qué vas, por cuánto tiempo y con quién. Te mostramos qué pide cada una, y tú eliges.',
  'visas.promise': 'Formularios, documentos y práctica de entrevista, del turismo a la residencia por mérito.',
  'visas.intro':
    'Nos ocupamos del formulario, los documentos y la práctica para la entrevista. Llegas al consulado sabiendo qué te pueden preguntar.',
  'visas.description':
    'Asesoría para visas de EE. UU. en español: B1/B2, F-1, F-2, EB-1A, EB-2 NIW, renovación y familia. Precios a la vista, tarifas consulares aparte.',
  'visas.more': 'Ver todas las visas',
  'visas.list_title': 'Elige tu visa',
  'visas.fees':
    'Las tarifas del consulado, del SEVIS y del USCIS las pagas tú, directamente al organismo. Cambian; por eso confirmamos el monto contigo antes de cada pago.',
  'visas.group.visit': 'Visitar',
  'visas.group.study': 'Estudiar',
  'visas.group.work': 'Trabajar y vivir',
  'visas.group.renew': 'Renovar y resolver',
  'visas.q': '¿Garantizan la aprobación?',
  'visas.a':
    'No, y nadie puede hacerlo. Deciden el consulado o el USCIS. Lo que sí cuidamos es que la solicitud esté completa, sea coherente y diga la verdad.',

  'service.b1b2.title': 'Visa de turismo y negocios B1/B2',
  'service.b1b2.promise': 'Vacaciones, familia, una reunión o una feria: DS-160 y entrevista sin sobresaltos.',
  'service.b1b2.intro':
    'La B1/B2 sirve para hacer turismo, visitar a tu familia, recibir atención médica o ir a reuniones. No permite trabajar ni inscribirse en un programa de estudios. Llenamos el DS-160 contigo y preparamos tu entrevista.',
  'service.b1b2.includes_title': 'Qué incluye',
  'service.b1b2.includes.0': 'Llenado y revisión del formulario DS-160',
  'service.b1b2.includes.1':
    'Guía para crear el perfil, pagar la tarifa y agendar las citas de biometría y del consulado',
  'service.b1b2.includes.2': 'Lista de los documentos que demuestran tus vínculos con tu país',
  'service.b1b2.includes.3': 'Práctica para la entrevista con las preguntas más comunes',
  'service.b1b2.price_label': 'por solicitante',
  'service.b1b2.cta': 'Preparar mi B1/B2',
  'service.b1b2.excludes': 'Tarifa consular (MRV)\nFotos\nTraducciones\nEl viaje al consulado',
  'service.b1b2.whatsapp_msg': '¡Hola! Quiero ayuda con la visa de turismo y negocios B1/B2.',
  'service.b1b2.q.0': '¿Cuánto tiempo puedo quedarme?',
  'service.b1b2.a.0':
    'Lo decide el oficial al llegar, por lo general hasta seis meses. La vigencia de la visa es otra cosa: es el plazo para viajar, no para quedarse.',
  'service.b1b2.q.1': 'Ya me negaron una visa. ¿Puedo pedirla otra vez?',
  'service.b1b2.a.1':
    'Sí. La negativa más común, por la sección 214(b), no tiene plazo de espera. Volver a pedirla solo conviene si algo cambió o quedó mal explicado; eso lo vemos contigo antes.',
  'service.b1b2.description':
    'Ayuda con la visa B1/B2 de EE. UU.: DS-160, citas, documentos y práctica de entrevista. Precio claro, tarifa consular aparte.',

  'service.f1.title': 'Visa de estudiante F-1',
  'service.f1.promise': 'Del I-20 a la entrevista: inglés, universidad o maestría en EE. UU.',
  'service.f1.intro':
    'La F-1 es para estudiar a tiempo completo en una institución autorizada por el SEVP. La institución emite el I-20; a partir de ahí nos ocupamos del resto contigo.',
  'service.f1.includes_title': 'Qué incluye',
  'service.f1.includes.0': 'Revisión del I-20 y guía para pagar la tarifa SEVIS (I-901)',
  'service.f1.includes.1': 'Llenado y revisión del DS-160 de estudiante',
  'service.f1.includes.2': 'Organización de las pruebas de solvencia económica y de tu proyecto de estudios',
  'service.f1.includes.3': 'Práctica para la entrevista consular',
  'service.f1.price_label': 'por estudiante',
  'service.f1.cta': 'Preparar mi F-1',
  'service.f1.excludes': 'Tarifa SEVIS\nTarifa consular\nMatrícula y mensualidades de la escuela',
  'service.f1.whatsapp_msg': '¡Hola! Quiero ayuda con la visa de estudiante F-1.',
  'service.f1.q.0': '¿Puedo trabajar con la F-1?',
  'service.f1.a.0':
    'En el campus, hasta 20 horas por semana durante las clases. Fuera de él, solo con un permiso ligado a tus estudios, como CPT u OPT. Trabajar sin ese permiso viola tu estatus y puede ponerle fin.',
  'service.f1.q.1': '¿Cuándo puedo entrar al país?',
  'service.f1.a.1':
    'Desde 30 días antes de la fecha de inicio que figura en el I-20. La visa puede emitirse mucho antes; no dejes la entrevista para el final.',
  'service.f1.description':
    'Visa F-1 para estudiar en EE. UU.: I-20, SEVIS, DS-160, pruebas de solvencia y práctica de entrevista, con atención en español.',

  'service.f2.title': 'Visa F-2 para la familia del estudiante',
  'service.f2.promise': 'Cónyuge e hijos acompañan a quien va a estudiar con la F-1.',
  'service.f2.intro':
    'La F-2 es para el cónyuge y los hijos solteros menores de 21 años de quien tiene la F-1. Cada uno necesita su propio I-20 de dependiente y su propia solicitud de visa.',
  'service.f2.includes_title': 'Qué incluye',
  'service.f2.includes.0': 'Guía para pedir a la escuela el I-20 de dependiente',
  'service.f2.includes.1': 'Llenado y revisión del DS-160 del dependiente',
  'service.f2.includes.2': 'Lista de pruebas de parentesco y de solvencia económica',
  'service.f2.includes.3': 'Práctica para la entrevista, junto con quien pide la F-1 o después',
  'service.f2.price_label': 'por dependiente',
  'service.f2.cta': 'Preparar la F-2',
  'service.f2.excludes':
    'Tarifa consular; los dependientes no pagan la tarifa SEVIS\nActas de nacimiento y de matrimonio\nTraducciones',
  'service.f2.whatsapp_msg': '¡Hola! Quiero ayuda con la visa F-2 para la familia de un estudiante.',
  'service.f2.q.0': '¿Con la F-2 se puede trabajar o estudiar?',
  'service.f2.a.0':
    'Trabajar, no. Los niños y adolescentes pueden ir a la escuela a tiempo completo. Los adultos pueden tomar cursos a tiempo parcial; para estudiar a tiempo completo deben cambiar a F-1.',
  'service.f2.q.1': '¿Tenemos que viajar juntos?',
  'service.f2.a.1':
    'No. Los dependientes pueden pedir la visa y viajar después, mientras el estudiante mantenga su estatus F-1. No pueden entrar antes que él.',
  'service.f2.description':
    'Visa F-2 para cónyuge e hijos de estudiante F-1: I-20 de dependiente, DS-160, pruebas de parentesco y entrevista.',

  'service.renewal.title': 'Renovación de visa',
  'service.renewal.promise': 'Tu visa venció o está por vencer: vemos si puedes renovarla sin entrevista.',
  'service.renewal.intro':
    'Renovar es presentar una nueva solicitud; el consulado vuelve a revisar tu historial. En algunos casos no hay entrevista. Revisamos la regla vigente, llenamos el DS-160 y te mostramos cómo entregar el pasaporte.',
  'service.renewal.includes_title': 'Qué incluye',
  'service.renewal.includes.0': 'Análisis de si te corresponde la exención de entrevista',
  'service.renewal.includes.1': 'Un nuevo DS-160, coherente con el anterior',
  'service.renewal.includes.2': 'Guía para la tarifa, la cita y la entrega del pasaporte',
  'service.renewal.includes.3': 'Práctica para la entrevista, si te citan',
  'service.renewal.price_label': 'por solicitante',
  'service.renewal.cta': 'Renovar mi visa',
  'service.renewal.excludes': 'Tarifa consular\nFoto\nEnvío del pasaporte',
  'service.renewal.whatsapp_msg': '¡Hola! Quiero renovar mi visa de Estados Unidos.',
  'service.renewal.q.0': '¿Quién puede renovar sin entrevista?',
  'service.renewal.a.0':
    'La regla se volvió más estricta en 2025. Por lo general, puede hacerlo quien tiene una B1/B2 vigente o vencida hace menos de 12 meses, la recibió siendo mayor de edad, no tuvo una visa negada (o revirtió la negativa) y presenta la solicitud en su país de nacionalidad o residencia. El consulado siempre puede citarte.',
  'service.renewal.q.1': 'Mi visa vigente está en un pasaporte vencido. ¿Debo renovarla?',
  'service.renewal.a.1':
    'No. Viaja con los dos pasaportes, el vencido con la visa y el nuevo, si tus datos son los mismos y la visa está intacta.',
  'service.renewal.description':
    'Renovación de la visa de EE. UU.: exención de entrevista, nuevo DS-160 y entrega del pasaporte. Tarifa consular aparte.',

  'service.family.title': 'Visas para toda la familia',
  'service.family.promise': 'Padres, hijos y abuelos juntos, con solicitudes coherentes entre sí.',
  'service.family.intro':
    'Cuando la familia viaja junta, el consulado revisa las solicitudes en conjunto. Llenamos un DS-160 por persona, los vinculamos y agendamos el mismo horario cuando el consulado lo permite.',
  'service.family.includes_title': 'Qué incluye para cada persona',
  'service.family.includes.0': 'Un DS-160 por persona, coherente con los de los demás',
  'service.family.includes.1': 'Citas en grupo para biometría y entrevista',
  'service.family.includes.2': 'Lista de documentos, incluido el permiso de viaje de los menores',
  'service.family.includes.3': 'Práctica en familia para la entrevista',
  'service.family.price_label': 'la solicitud completa de cada uno, vinculada a las demás y con cita en grupo',
  'service.family.cta': 'Preparar nuestras visas',
  'service.family.excludes': 'Tarifa consular de cada persona\nPasaportes\nFotos\nActas de nacimiento y de matrimonio',
  'service.family.whatsapp_msg': '¡Hola! Quiero ayuda con las visas de mi familia.',
  'service.family.q.0': '¿Los niños deben ir a la entrevista?',
  'service.family.a.0':
    'Por lo general, sí: desde septiembre de 2025, tener menos de 14 años ya no exime de la entrevista. Cada niño, incluso un bebé, necesita su propia solicitud. Revisamos la regla del consulado para tu fecha.',
  'service.family.q.1': '¿Es lo mismo que la petición de un familiar ciudadano?',
  'service.family.a.1':
    'No. Aquí tratamos visas de no inmigrante. La petición de un familiar ciudadano o residente usa el formulario I-130 y corresponde a casos especiales.',
  'service.family.description':
    'Visas de EE. UU. para toda la familia: un DS-160 por persona, citas en grupo y práctica de entrevista. Precio por persona.',
};
