import { remoteConfig } from 'shared-config/webpack/remote';

export default remoteConfig({
  name: 'remote-chat',
  exposes: { assistant: './assistant/Assistant.tsx' },
});
