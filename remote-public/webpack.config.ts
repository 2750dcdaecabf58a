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
    visas: './category/VisasPage.tsx',
    company: './category/CompanyPage.tsx',
    tax: './category/TaxPage.tsx',
    detail: './detail/DetailPage.tsx',
  },
});
