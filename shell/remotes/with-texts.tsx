import type { ComponentType } from 'react';
import { TextsProvider } from '@ponte/kit/i18n/use-texts';

/** A remote's module whose component has texts. For code that loads with i18next, which the frame does not wait for. */
export function withTexts(module: unknown): unknown {
  const { default: Content } = module as { default: ComponentType<object> };
  function ContentWithTexts(props: object) {
    return (
      <TextsProvider>
        <Content {...props} />
      </TextsProvider>
    );
  }
  return { ...(module as object), default: ContentWithTexts };
}
