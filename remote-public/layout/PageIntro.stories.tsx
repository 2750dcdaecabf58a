import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { PageIntro } from './PageIntro';

function Intro({ deep = false }: { deep?: boolean }) {
  const t = useTexts();
  const above = [
    { to: 'services', name: t('services.title') },
    { to: 'visas', name: t('visas.name') },
  ] as const;
  return deep ? (
    <PageIntro title={t('service.otherWork.title')} lead={t('service.otherWork.intro')} above={above} />
  ) : (
    <PageIntro title={t('about.title')} lead={t('about.lead')} name={t('about.name')} />
  );
}

function TitleAlone() {
  return <PageIntro title={useTexts()('privacy.title')} />;
}

export const stories: Stories = {
  'below the home page': <Intro />,
  'below a category': <Intro deep />,
  'a title alone': <TitleAlone />,
};
