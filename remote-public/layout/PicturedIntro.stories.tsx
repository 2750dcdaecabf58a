import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { DeskPicture } from '../desk/DeskPicture';
import { PicturedIntro } from './PicturedIntro';

function TaxIntro() {
  const t = useTexts();
  return (
    <PicturedIntro
      picture={<DeskPicture of="tax" />}
      title={t('tax.title')}
      lead={t('tax.intro')}
      name={t('tax.name')}
    />
  );
}

export const stories: Stories = {
  'beside a title and a lead': <TaxIntro />,
};
