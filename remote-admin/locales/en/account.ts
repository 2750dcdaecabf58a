import type { account as pt } from '../pt/account';

export const account: Record<keyof typeof pt, string> = {
  'admin.account.tooMany': 'Too many requests in a short time. Wait a little and try again.',
  'admin.account.passwordTooShort': 'This password is too short. Use more characters.',
  'admin.account.needsKey': 'Confirm with your security key and try again.',
  'admin.forgot.title': 'Forgot your password?',
  'admin.forgot.intro': 'Enter the email of your account. You will receive a link to choose a new password.',
  'admin.forgot.submit': 'Send the link',
  'admin.forgot.submitting': 'Sending...',
  'admin.forgot.failed': 'The link could not be sent. Try again.',
  'admin.forgot.expired': 'This link was already used or has expired. Request a new one below.',
  'admin.forgot.sent':
    'If there is an account for {{email}}, the link arrives within a few minutes. It works for one hour.',
  'admin.forgot.sentAgain':
    'Requested again. If there is an account for {{email}}, use the link in the latest message.',
  'admin.forgot.notArrived': 'Nothing there? Check your spam folder before you request another one.',
  'admin.forgot.again': 'Send again',
  'admin.forgot.otherEmail': 'Use another email',
  'admin.forgot.helpTitle': 'No access to your email?',
  'admin.forgot.help':
    'Contact an administrator, ideally the way you usually do. They confirm that it is you and set a temporary password.',
  'admin.forgot.byEmail': 'Write to {{email}}',
  'admin.forgot.byChat': 'Message us on WhatsApp',
  'admin.forgot.byContact': 'See how to reach us',
  'admin.forgot.mailSubject': 'I need a new password',
  'admin.forgot.chatText': 'Hello! I forgot my password and need a new one.',
  'admin.forgot.back': 'Back to sign in',
  'admin.forgot.newTitle': 'New password',
  'admin.forgot.newIntro': 'Choose a new password for {{email}}. Other sessions of this account will end.',
  'admin.forgot.newSubmit': 'Save and sign in',
  'admin.forgot.newSubmitting': 'Saving...',
  'admin.forgot.changed': 'Password changed. You are signed in.',
  'admin.forgot.changedNeedsCode':
    'Password changed. Your account has a second factor: sign in with the new password and your code.',
};
