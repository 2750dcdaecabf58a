import { buildUrl } from '@ponte/contract/url';
import { routes } from '@ponte/contract/routes';
import { planPages } from '@ponte/contract/composition-layout';
import { language, type MeasuredPage } from './measured-page';

/** Every public page, at its URL with a language prefix if it has one. */
export const publicPages: readonly MeasuredPage[] = planPages(routes, language).flatMap(({ path, state, route }) =>
  route && path === buildUrl(route, language, language) ? [{ path, form: state.form, module: route.module }] : [],
);
