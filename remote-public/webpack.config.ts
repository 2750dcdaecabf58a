import { remoteConfig } from '@ponte/toolchain/webpack/remote';

export default remoteConfig({
  name: 'remote-public',
  exposes: {
    home: './home/HomePage.tsx',
    websites: './websites/WebsitesPage.tsx',
    about: './about/AboutPage.tsx',
    contact: './contact/ContactPage.tsx',
    partners: './partners/PartnersPage.tsx',
    privacy: './privacy/PrivacyPage.tsx',
    services: './services/ServicesPage.tsx',
    category: './category/CategoryPage.tsx',
    company: './category/CompanyPage.tsx',
    detail: './detail/DetailPage.tsx',
  },
});
