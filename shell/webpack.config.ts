import { shellConfig } from '@ponte/toolchain/webpack/shell';

export default shellConfig({ browser: './main.tsx', server: './server.tsx' });
