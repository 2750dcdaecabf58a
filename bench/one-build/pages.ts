/** The modules of remotes that the measured pages show, as chunks of the one build. */
export const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  home: () => import(/* webpackChunkName: "home" */ '../../remote-public/home/HomePage'),
  assistant: () => import(/* webpackChunkName: "assistant" */ '../../remote-chat/assistant/Assistant'),
  detail: () => import(/* webpackChunkName: "detail" */ '../../remote-public/detail/DetailPage'),
};
