import { shellConfig } from 'shared-config/webpack/shell';

export default shellConfig({ browser: './main.tsx', server: './server.tsx' });
