import type { account as pt } from '../pt/account';

export const account: Record<keyof typeof pt, string> = {
  'admin.account.tooMany': 'Demasiadas solicitudes en poco tiempo. Espera un poco e inténtalo de nuevo.',
  'admin.account.passwordTooShort': 'Esta contraseña es demasiado corta. Usa más caracteres.',
  'admin.account.needsKey': 'Confirma con tu llave de seguridad e inténtalo de nuevo.',
  'admin.forgot.title': '¿Olvidaste tu contraseña?',
  'admin.forgot.intro': 'Escribe el correo de tu cuenta. Recibirás un enlace para elegir una contraseña nueva.',
  'admin.forgot.submit': 'Enviar enlace',
  'admin.forgot.submitting': 'Enviando...',
  'admin.forgot.failed': 'No se pudo enviar el enlace. Inténtalo de nuevo.',
  'admin.forgot.expired': 'Este enlace ya se usó o venció. Pide uno nuevo abajo.',
  'admin.forgot.sent': 'Si hay una cuenta con {{email}}, el enlace llega en unos minutos. Vale por una hora.',
  'admin.forgot.sentAgain':
    'Solicitud enviada de nuevo. Si hay una cuenta con {{email}}, usa el enlace del mensaje más reciente.',
  'admin.forgot.notArrived': '¿No llegó? Revisa también la carpeta de spam antes de pedir otro.',
  'admin.forgot.again': 'Enviar de nuevo',
  'admin.forgot.otherEmail': 'Usar otro correo',
  'admin.forgot.helpTitle': '¿Sin acceso a tu correo?',
  'admin.forgot.help':
    'Habla con un administrador, de preferencia por el canal que ya usas con él. Él confirma que eres tú y te asigna una contraseña provisional.',
  'admin.forgot.byEmail': 'Escribir a {{email}}',
  'admin.forgot.byChat': 'Escribir por WhatsApp',
  'admin.forgot.byContact': 'Ver formas de contacto',
  'admin.forgot.mailSubject': 'Necesito una contraseña nueva',
  'admin.forgot.chatText': '¡Hola! Olvidé mi contraseña y necesito una nueva.',
  'admin.forgot.back': 'Volver al inicio de sesión',
  'admin.forgot.newTitle': 'Contraseña nueva',
  'admin.forgot.newIntro': 'Elige una contraseña nueva para {{email}}. Las demás sesiones de esta cuenta se cerrarán.',
  'admin.forgot.newSubmit': 'Guardar y entrar',
  'admin.forgot.newSubmitting': 'Guardando...',
  'admin.forgot.changed': 'Contraseña cambiada. Ya estás en tu cuenta.',
  'admin.forgot.changedNeedsCode':
    'Contraseña cambiada. Tu cuenta tiene un segundo factor: entra con la contraseña nueva y el código.',
};
