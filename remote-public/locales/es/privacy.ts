import type { privacy as source } from '../pt/privacy';

export const privacy: Record<keyof typeof source, string> = {
  'privacy.head.title': 'Política de privacidad · {{brand}}',
  'privacy.head.description':
    'Qué cookies usa {{brand}}, qué queda guardado en tu navegador y cuándo recibimos un dato tuyo.',
  'privacy.title': 'Política de privacidad',
  'privacy.lead':
    'Este sitio usa cookies y no guarda datos personales sin tu consentimiento. Esto es lo que significa, punto por punto.',

  'privacy.cookies.title': 'Cookies y memoria del navegador',
  'privacy.cookies.text':
    'Una cookie guarda el idioma que elegiste, para que la próxima página ya venga en él. A veces mostramos una versión nueva del sitio solo a una parte de las personas: un número al azar, guardado en una cookie por 30 días, te mantiene en la misma versión y no dice quién eres. El navegador también guarda, solo en tu dispositivo, el idioma y tu aceptación del aviso de cookies. No usamos cookies de publicidad ni herramientas de medición de terceros.',
  'privacy.newsletter.title': 'Novedades por correo',
  'privacy.newsletter.text':
    'Si te suscribes a las novedades al pie de la página, guardamos el correo que escribiste y nada más. Enviar el formulario es tu consentimiento. Para salir de la lista, pídelo por correo y borramos la dirección.',
  'privacy.chat.title': 'Conversaciones',
  'privacy.chat.text':
    'El nombre y el correo que le das al asistente Hel se quedan en la página abierta y desaparecen al cerrarla. El botón de chat abre la aplicación de mensajes de otra empresa, con un texto preparado que puedes cambiar. Lo que envías allí sigue las reglas de esa aplicación.',
  'privacy.contact.title': 'Formulario de contacto',
  'privacy.contact.text': 'El formulario de la página de contacto no envía ni guarda lo que escribes.',
  'privacy.login.title': 'Área del equipo',
  'privacy.login.text':
    'El acceso con contraseña es para quienes administran los sitios. De esas personas guardamos nombre, correo, función, sitio, la contraseña en una forma cifrada que no puede leerse de vuelta y un registro de los cambios que hacen. Mientras dura la sesión, el navegador guarda lo que la mantiene abierta. Salir lo borra del dispositivo.',
  'privacy.technical.title': 'Registros técnicos',
  'privacy.technical.text':
    'Como todo servidor, el nuestro recibe la dirección de red de quien pide una página y la usa para responder y limitar abusos. Cuando falla una parte de la página, el navegador avisa qué parte fue y cómo falló, sin ningún dato tuyo.',
  'privacy.rights.title': 'Tus derechos',
  'privacy.rights.text':
    'Puedes preguntar qué tenemos sobre ti, corregirlo o pedir que lo borremos. No vendemos datos ni los entregamos a terceros, salvo cuando la ley lo exige.',
  'privacy.rights.email': 'Escribe a',
};
