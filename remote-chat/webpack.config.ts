import { remoteConfig } from '@ponte/toolchain/webpack/remote';

export default remoteConfig({
  name: 'remote-chat',
  exposes: { assistant: './assistant/Assistant.tsx' },
});
