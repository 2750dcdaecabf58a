import { remoteConfig } from 'shared-config/webpack/remote';

export default remoteConfig({
  name: 'remote-public',
  exposes: {
    home: './home/HomePage.tsx',
    services: './services/ServicesPage.tsx',
    visas: './category/VisasPage.tsx',
    company: './category/CompanyPage.tsx',
    tax: './category/TaxPage.tsx',
    detail: './detail/DetailPage.tsx',
  },
});
