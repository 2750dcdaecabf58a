import type { SmsRequest } from './sms';

const texts: Record<string, string> = {
  pt: 'Seu código é ${code}.',
  es: 'Tu código es ${code}.',
};

/** The words of a message; English for a locale that has none. */
export function composeSms({ locale, code }: Pick<SmsRequest, 'locale' | 'code'>): string {
  const text = Object.hasOwn(texts, locale) ? texts[locale] : undefined;
  return (text ?? 'Your code is ${code}.').replace('${code}', code);
}
