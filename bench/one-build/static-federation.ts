/** Stands in for the shell's federation: the same pages as chunks of the one build. */
const pages: Record<string, () => Promise<unknown>> = {
  home: () => import(/* webpackChunkName: "home" */ '../../remote-public/home/HomePage'),
  assistant: () => import(/* webpackChunkName: "assistant" */ '../../remote-chat/assistant/Assistant'),
  detail: () => import(/* webpackChunkName: "detail" */ '../../remote-public/detail/DetailPage'),
};

export function createFederation() {
  return {
    mount: () => Promise.resolve(),
    load: (_part: string, module: string) => pages[module]?.() ?? Promise.reject(new Error(`no page ${module}`)),
    settle: () => {},
  };
}
