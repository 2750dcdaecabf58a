/** The module of Hel's dialog. */
export const assistant = { part: 'remote-chat', module: 'assistant' } as const;
