/** The Node bundle of the one build: prerenders its pages, as the composer does for the composed site. */
import { render, setTexts, type RenderRequest } from '../../shell/server';
import { pages } from './pages';

export async function renderPage(
  texts: Readonly<Record<string, string>>,
  request: Omit<RenderRequest, 'modules'>,
  module: string,
) {
  setTexts(request.page.language, texts);
  const modules = [
    { part: 'remote-public', module, exports: await pages[module]?.() },
    { part: 'remote-chat', module: 'assistant', exports: await pages.assistant?.() },
  ] as const;
  return render({ ...request, modules });
}
