import { useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { SiteProvider } from '@ponte/kit';
import { TextsProvider } from '@ponte/kit/i18n/use-texts';
import type { Story } from '@ponte/kit/ui/stories';
import { createUser } from './user';

const common = { url: 'https://ponte.example', brand: 'Ponte', nhostUrl: '/v1', apiUrl: '/api', allowOverrides: false };

const unconfigured: SiteSettings = { ...common, social: {} };
const configured: SiteSettings = {
  ...common,
  chatNumber: '15550100199',
  email: 'ola@ponte.example',
  social: {
    youtube: 'https://example.com/youtube',
    tiktok: 'https://example.com/tiktok',
    instagram: 'https://example.com/instagram',
    linkedin: 'https://example.com/linkedin',
  },
};

interface StageProps {
  story: Story;
  language: Language;
  onPlayed: () => void;
}

/** Renders a story inside the shell's contexts, then plays it. */
export function Stage({ story, language, onPlayed }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const started = useRef(false);

  useEffect(() => {
    if (!ref.current || started.current) return;
    started.current = true;
    void story.play?.(createUser(ref.current)).finally(onPlayed);
    if (!story.play) onPlayed();
  }, [story, onPlayed]);

  const settings = story.unconfigured ? unconfigured : configured;
  return (
    <div ref={ref} className="stage">
      <MemoryRouter initialEntries={[story.at ?? '/']}>
        <SiteProvider value={{ settings, language, form: 'plain', chooseLanguage: () => undefined }}>
          <TextsProvider>{story.render()}</TextsProvider>
        </SiteProvider>
      </MemoryRouter>
    </div>
  );
}
