import type { MailTemplate } from '../mail';

/** The words of one mail. `{host}` is the site that the mail leads to. */
export interface MailWords {
  subject: string;
  /** Why the recipient gets this mail, and what to do. */
  lead: string;
  /** The label of the link; none where the mail has a code. */
  action?: string;
  /** How long the link or the code works, or what to do after it. */
  lifetime: string;
  /** What to do if another person asked for the mail. */
  notYou: string;
}

export interface MailLanguage {
  /** `{name}` is the recipient's. */
  greeting: string;
  greetingWithoutName: string;
  /** Before the bare address of the link. */
  orCopy: string;
  templates: Record<MailTemplate, MailWords>;
}

const oneHour = 'O link vale por uma hora e só pode ser usado uma vez.';

export const pt: MailLanguage = {
  greeting: 'Olá, {name}!',
  greetingWithoutName: 'Olá!',
  orCopy: 'Se o botão não abrir, copie este endereço para o navegador:',
  templates: {
    'email-verify': {
      subject: 'Confirme seu e-mail',
      lead: 'Falta só confirmar que este e-mail é seu para usar a sua conta em {host}.',
      action: 'Confirmar e-mail',
      lifetime: 'O link vale por 30 dias e só pode ser usado uma vez.',
      notYou: 'Se você não criou uma conta, ignore esta mensagem.',
    },
    'email-confirm-change': {
      subject: 'Confirme seu novo e-mail',
      lead: 'Você pediu para usar este endereço na sua conta em {host}. Confirme para concluir a troca.',
      action: 'Confirmar novo e-mail',
      lifetime: oneHour,
      notYou: 'Se não foi você, ignore esta mensagem: nada muda na conta.',
    },
    'signin-passwordless': {
      subject: 'Seu link de acesso',
      lead: 'Use este link para entrar na sua conta em {host}.',
      action: 'Entrar',
      lifetime: oneHour,
      notYou: 'Se não foi você, ignore esta mensagem e não passe o link a ninguém.',
    },
    'signin-otp': {
      subject: 'Seu código de acesso a {host}',
      lead: 'Digite este código na página em que você está entrando:',
      lifetime: 'O código vale por uma hora.',
      notYou: 'Se não foi você, ignore esta mensagem e não passe o código a ninguém.',
    },
    'password-reset': {
      subject: 'Escolha uma nova senha',
      lead: 'Recebemos um pedido para trocar a senha da sua conta em {host}.',
      action: 'Escolher nova senha',
      lifetime: oneHour,
      notYou: 'Se não foi você, ignore esta mensagem: a senha continua a mesma.',
    },
    'second-factor-reset': {
      subject: 'Seu segundo fator foi redefinido',
      lead: 'Um administrador redefiniu o segundo fator da sua conta em {host}. Agora você entra só com a senha, e as sessões que estavam abertas terminaram.',
      action: 'Entrar',
      lifetime: 'Depois de entrar, você pode ativar um novo segundo fator na página “Segurança”.',
      notYou: 'Se não foi você quem pediu, troque a senha agora e fale com um administrador.',
    },
  },
};
