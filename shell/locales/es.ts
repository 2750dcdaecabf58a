import type { pt } from './pt';

export const es: Record<keyof typeof pt, string> = {
  'site.description': 'Visas, empresas, impuestos y sitios web en Estados Unidos, con atención en español.',
  'page.skip': 'Ir al contenido',
  'page.loading': 'Cargando la página…',
  'page.no_script': 'Para usar esta página, activa JavaScript en tu navegador y vuelve a cargarla.',

  'nav.home': 'Inicio',
  'nav.services': 'Servicios',
  'nav.visas': 'Visas',
  'nav.company': 'Empresa',
  'nav.tax': 'Impuestos',
  'nav.websites': 'Sitios web',
  'nav.partners': 'Aliados',
  'nav.from': 'desde {{price}}',
  'nav.about': 'Quiénes somos',
  'nav.contact': 'Contacto',

  'header.brand': '{{brand}}, página de inicio',
  'header.nav': 'Sitio',
  'header.language': 'Idioma',
  'header.account': 'Cuenta',
  'header.menu': 'Menú',
  'header.menu_close': 'Cerrar',
  'header.talk': 'Habla con nosotros',

  'language.loading': 'Abriendo la página en {{language}}…',
  'language.failed': 'No pudimos abrir la página en {{language}}. Sigue en {{shown}}.',
  'language.unkept':
    'La página está en {{language}}, pero el navegador no tiene espacio para guardar esa elección. Vale mientras esta página esté abierta.',
  'language.retry': 'Intentar de nuevo',
  'language.dismiss': 'Cerrar',
  'language.coming': '{{language}}, cargando…',

  'account.login': 'Iniciar sesión',
  'account.forgot': 'Olvidé mi contraseña',
  'account.profile': 'Perfil',
  'account.password': 'Cambiar contraseña',
  'account.admin': 'Administración',
  'account.logout': 'Cerrar sesión',

  'footer.promise': 'Desde la primera duda hasta el último formulario, alguien que habla tu idioma te acompaña.',
  'footer.address': 'Orlando, Florida, Estados Unidos',
  'footer.nav': 'En este sitio',
  'footer.follow': 'Síguenos',
  'footer.disclaimer':
    '{{brand}} no es un bufete de abogados ni una agencia del gobierno. Las tarifas del gobierno se pagan aparte.',
  'footer.newsletter.title': 'Novedades por correo',
  'footer.newsletter.label': 'Tu correo electrónico',
  'footer.newsletter.send': 'Suscribirse',
  'footer.newsletter.sending': 'Enviando…',
  'footer.newsletter.consent':
    'Te avisamos de plazos y reglas nuevas. Al suscribirte, aceptas recibir estos correos. Para darte de baja, basta con pedirlo.',
  'footer.newsletter.missing': 'Escribe tu correo electrónico.',
  'footer.newsletter.invalid': 'Este correo parece incompleto. Un ejemplo: ana@ejemplo.com',
  'footer.newsletter.success': '¡Listo! Tu correo quedó registrado.',
  'footer.newsletter.error_exists': 'No pudimos registrar este correo. Quizás ya está en la lista.',
  'footer.newsletter.error_conn': 'No hay conexión en este momento. Inténtalo de nuevo en unos instantes.',

  'cookies.title': 'Aviso de cookies',
  'cookies.text': 'Usamos cookies para recordar el idioma y la versión del sitio.',
  'cookies.privacy': 'Política de privacidad',
  'cookies.accept': 'Aceptar',

  'corner.label': 'Ayuda y contacto',
  'corner.services': 'Ver servicios',
  'corner.site': 'Ver el sitio',
  'corner.chat': 'Conversar por WhatsApp',
  'corner.assistant': 'Conversar con Hel',
  'corner.assistant_loading': 'Abriendo la conversación con Hel…',

  'part.unavailable': 'Esta parte de la página no está disponible en este momento.',
  'part.unavailable_corner': 'La asistente no está disponible en este momento.',
  'part.kind.missing': 'No se encontró uno de sus archivos. El resto del sitio funciona con normalidad.',
  'part.kind.timeout': 'Tardó demasiado en llegar. El resto del sitio funciona con normalidad.',
  'part.kind.other': 'Algo falló al cargarla. El resto del sitio funciona con normalidad.',
  'part.retry': 'Intentar de nuevo',

  'notfound.title': 'Esta página no existe',
  'notfound.text': 'El camino termina aquí: la dirección cambió o nunca existió. Elige por dónde seguir:',
  'notfound.home': 'Ir al inicio',
  'notfound.services': 'Ver los servicios',
};
