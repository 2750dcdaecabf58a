/** The words on the way of a person who turns the second factor on, in each language. */
export const languages = [
  {
    prefix: '/pt',
    email: 'E-mail',
    on: 'Ativar',
    code: 'Código',
    done: /^Segundo fator ativado\./,
    wrong: /O código não confere/,
  },
  {
    prefix: '/en',
    email: 'Email',
    on: 'Turn on',
    code: 'Code',
    done: /^Second factor turned on\./,
    wrong: /Wrong code/,
  },
  {
    prefix: '/es',
    email: 'Correo electrónico',
    on: 'Activar',
    code: 'Código',
    done: /^Segundo factor activado\./,
    wrong: /El código no es correcto/,
  },
] as const;
export type Words = (typeof languages)[number];
