import type { MailLanguage } from './pt';

const oneHour = 'The link works once, within one hour.';

export const en: MailLanguage = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  orCopy: 'If the button does not work, copy this address into your browser:',
  templates: {
    'email-verify': {
      subject: 'Verify your email',
      lead: 'Please confirm that this email is yours, so that you can use your account at {host}.',
      action: 'Verify email',
      lifetime: 'The link works once, within 30 days.',
      notYou: 'If you did not create an account, ignore this message.',
    },
    'email-confirm-change': {
      subject: 'Confirm your new email',
      lead: 'You asked to use this address for your account at {host}. Confirm it to finish the change.',
      action: 'Confirm new email',
      lifetime: oneHour,
      notYou: 'If this was not you, ignore this message: nothing changes in the account.',
    },
    'signin-passwordless': {
      subject: 'Secure sign-in link',
      lead: 'Use this link to sign in to your account at {host}.',
      action: 'Sign in',
      lifetime: oneHour,
      notYou: 'If this was not you, ignore this message and share the link with no one.',
    },
    'signin-otp': {
      subject: 'Your sign-in code for {host}',
      lead: 'Type this code on the page where you are signing in:',
      lifetime: 'The code works for one hour.',
      notYou: 'If this was not you, ignore this message and share the code with no one.',
    },
    'password-reset': {
      subject: 'Choose a new password',
      lead: 'We received a request to change the password of your account at {host}.',
      action: 'Choose a new password',
      lifetime: oneHour,
      notYou: 'If this was not you, ignore this message: your password stays the same.',
    },
    'second-factor-reset': {
      subject: 'Your second factor was reset',
      lead: 'An administrator has reset the second factor of your account at {host}. You now sign in with the password alone, and the sessions that were open have ended.',
      action: 'Sign in',
      lifetime: 'After you sign in, you can turn on a new second factor on the “Security” page.',
      notYou: 'If you did not ask for this, change your password now and talk to an administrator.',
    },
  },
};
