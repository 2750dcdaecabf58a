import type { Page } from '@playwright/test';
import { expect } from './test';

interface ShownPage {
  readonly path: string;
  readonly lang: string;
  readonly title: string;
  readonly heading: string;
  /** A text of the main content that no other page has. */
  readonly content: string;
}

/** Pages as a visitor sees them. */
export const shownPages = {
  about: {
    path: '/sobre',
    lang: 'pt',
    title: 'Sobre a Ponte',
    heading: 'Uma consultoria pequena, de propósito',
    content: 'Você conta o seu caso',
  },
  aboutInEnglish: {
    path: '/sobre',
    lang: 'en',
    title: 'About Ponte',
    heading: 'A small consultancy, on purpose',
    content: 'What you can rely on',
  },
  home: {
    path: '/',
    lang: 'pt',
    title: 'Ponte: vistos, empresas e impostos nos EUA',
    heading: 'Vistos, empresas e impostos nos EUA para quem vem de longe',
    content: 'Um caminho sem surpresas',
  },
  b1b2: {
    path: '/servicos/vistos/b1b2',
    lang: 'pt',
    title: 'Visto de turismo e negócios B1/B2 · Ponte',
    heading: 'Visto de turismo e negócios B1/B2',
    content: 'Renovação de visto',
  },
  family: {
    path: '/servicos/vistos/familia',
    lang: 'pt',
    title: 'Vistos para a família · Ponte',
    heading: 'Vistos para a família',
    content: 'O que está incluído para cada pessoa',
  },
  contact: {
    path: '/contato',
    lang: 'pt',
    title: 'Contato · Ponte',
    heading: 'Fale com a gente',
    content: 'Escreva a sua mensagem',
  },
  contactInEnglish: {
    path: '/contato',
    lang: 'en',
    title: 'Contact · Ponte',
    heading: 'Talk to us',
    content: 'Write your message',
  },
  websites: {
    path: '/criacao-de-sites',
    lang: 'pt',
    title: 'Criação de sites · Ponte',
    heading: 'Um site que abre rápido e fala a língua do seu cliente',
    content: 'Quanto custa',
  },
  login: { path: '/login', lang: 'pt', title: 'Entrar · Ponte', heading: 'Entrar', content: 'Senha' },
  loginInEnglish: { path: '/login', lang: 'en', title: 'Sign in · Ponte', heading: 'Sign in', content: 'Password' },
  forgotPassword: {
    path: '/esqueci-senha',
    lang: 'pt',
    title: 'Esqueci a senha · Ponte',
    heading: 'Esqueceu a senha?',
    content: 'Voltar para o login',
  },
} as const satisfies Record<string, ShownPage>;

export type ShownPageName = keyof typeof shownPages;

/** Asserts that path, language, title, heading and content belong to one page. */
export async function expectShown(page: Page, name: ShownPageName): Promise<void> {
  const { path, lang, title, heading, content } = shownPages[name];
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 }), name).toHaveText(heading);
  await expect(main, name).toContainText(content);
  await expect(page, name).toHaveTitle(title);
  // `toHaveURL` with a function would wait for the load event, which a hung script delays.
  await expect.poll(() => new URL(page.url()).pathname, { message: name }).toBe(path);
  await expect(page.locator('html'), name).toHaveAttribute('lang', lang);
}
