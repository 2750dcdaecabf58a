import type { Federation } from '../../shell/remotes/remotes';
import { withTexts } from '../../shell/remotes/with-texts';

/** The modules of remotes that the pages show, as chunks of the one build. */
export const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  home: () => import(/* webpackChunkName: "home" */ '../../remote-public/home/HomePage'),
  websites: () => import(/* webpackChunkName: "websites" */ '../../remote-public/websites/WebsitesPage'),
  about: () => import(/* webpackChunkName: "about" */ '../../remote-public/about/AboutPage'),
  contact: () => import(/* webpackChunkName: "contact" */ '../../remote-public/contact/ContactPage'),
  partners: () => import(/* webpackChunkName: "partners" */ '../../remote-public/partners/PartnersPage'),
  privacy: () => import(/* webpackChunkName: "privacy" */ '../../remote-public/privacy/PrivacyPage'),
  services: () => import(/* webpackChunkName: "services" */ '../../remote-public/services/ServicesPage'),
  category: () => import(/* webpackChunkName: "category" */ '../../remote-public/category/CategoryPage'),
  company: () => import(/* webpackChunkName: "company" */ '../../remote-public/category/CompanyPage'),
  detail: () => import(/* webpackChunkName: "detail" */ '../../remote-public/detail/DetailPage'),
  assistant: () => import(/* webpackChunkName: "assistant" */ '../../remote-chat/assistant/Assistant'),
};

/** Replaces the shell's federation: the pages come as chunks of the one build. */
export function createFederation(): Federation {
  return {
    start: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    load: (_part, module) => pages[module]?.().then(withTexts) ?? Promise.reject(new Error(`no page ${module}`)),
    commit: () => {},
  };
}
