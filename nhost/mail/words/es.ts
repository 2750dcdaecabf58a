import type { MailLanguage } from './pt';

const oneHour = 'El enlace vence en una hora y solo se puede usar una vez.';

export const es: MailLanguage = {
  greeting: 'Hola, {name}:',
  greetingWithoutName: 'Hola:',
  orCopy: 'Si el botón no se abre, copia esta dirección en tu navegador:',
  templates: {
    'email-verify': {
      subject: 'Confirma tu correo',
      lead: 'Solo falta confirmar que este correo es tuyo para usar tu cuenta en {host}.',
      action: 'Confirmar correo',
      lifetime: 'El enlace vence en 30 días y solo se puede usar una vez.',
      notYou: 'Si no creaste una cuenta, ignora este mensaje.',
    },
    'email-confirm-change': {
      subject: 'Confirma tu nuevo correo',
      lead: 'Pediste usar esta dirección en tu cuenta en {host}. Confírmala para terminar el cambio.',
      action: 'Confirmar nuevo correo',
      lifetime: oneHour,
      notYou: 'Si no fuiste tú, ignora este mensaje: nada cambia en la cuenta.',
    },
    'signin-passwordless': {
      subject: 'Tu enlace de acceso',
      lead: 'Usa este enlace para entrar en tu cuenta en {host}.',
      action: 'Entrar',
      lifetime: oneHour,
      notYou: 'Si no fuiste tú, ignora este mensaje y no compartas el enlace con nadie.',
    },
    'signin-otp': {
      subject: 'Tu código de acceso a {host}',
      lead: 'Escribe este código en la página donde estás entrando:',
      lifetime: 'El código vence en una hora.',
      notYou: 'Si no fuiste tú, ignora este mensaje y no compartas el código con nadie.',
    },
    'password-reset': {
      subject: 'Elige una contraseña nueva',
      lead: 'Recibimos una solicitud para cambiar la contraseña de tu cuenta en {host}.',
      action: 'Elegir contraseña nueva',
      lifetime: oneHour,
      notYou: 'Si no fuiste tú, ignora este mensaje: tu contraseña sigue igual.',
    },
    'second-factor-reset': {
      subject: 'Se restableció tu segundo factor',
      lead: 'Un administrador restableció el segundo factor de tu cuenta en {host}. Ahora entras solo con la contraseña, y las sesiones que estaban abiertas se cerraron.',
      action: 'Iniciar sesión',
      lifetime: 'Después de entrar, puedes activar un nuevo segundo factor en la página “Seguridad”.',
      notYou: 'Si no lo pediste, cambia tu contraseña ahora y habla con un administrador.',
    },
  },
};
