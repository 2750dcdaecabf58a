import { useEffect, useRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import type { SiteSettings } from '@ponte/contract/site';
import { SiteProvider } from '@ponte/kit';
import type { Scene } from '@ponte/kit/ui/states';
import { createVisitor } from './visitor';

const bare = { url: 'https://ponte.example', brand: 'Ponte', nhostUrl: '/v1', apiUrl: '/api', allowOverrides: false };

const unconfigured: SiteSettings = { ...bare, social: {} };
const configured: SiteSettings = {
  ...bare,
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
  scene: Scene;
  language: Language;
  onEntered: () => void;
}

/** Draws a state as the shell would, and brings it about. */
export function Stage({ scene, language, onEntered }: StageProps) {
  const ref = useRef<HTMLDivElement>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!ref.current || begun.current) return;
    begun.current = true;
    void scene.enter?.(createVisitor(ref.current)).finally(onEntered);
    if (!scene.enter) onEntered();
  }, [scene, onEntered]);

  const settings = scene.unconfigured ? unconfigured : configured;
  return (
    <div ref={ref} className="stage">
      <MemoryRouter initialEntries={[scene.at ?? '/']}>
        <SiteProvider value={{ settings, language, form: 'plain', chooseLanguage: () => undefined }}>
          {scene.shows}
        </SiteProvider>
      </MemoryRouter>
    </div>
  );
}
