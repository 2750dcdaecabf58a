import { remoteConfig } from 'shared-config/webpack/remote';

export default remoteConfig({
  name: 'remote-public',
  exposes: { home: './home/HomePage.tsx' },
});
