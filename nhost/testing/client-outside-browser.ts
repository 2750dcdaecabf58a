// Makes the Nhost client fit for a process of tests. Import it before a client is created.

// Outside a browser the client polls its token every 100 ms, for ever, unless this is set.
process.env.TEST_MODE = 'true';

// The client never closes its channel to other tabs, and an open channel keeps Node running.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as { unref?: () => void }).unref?.();
  }
};
