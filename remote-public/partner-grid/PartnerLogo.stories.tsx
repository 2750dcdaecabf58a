import type { ReactElement } from 'react';
import type { Stories } from '@ponte/kit/ui/stories';
import { getPartnerFile } from './partner-files';
import styles from './PartnerGrid.module.css';
import { PartnerLogo } from './PartnerLogo';

/** Pictures that cannot be decoded. */
const broken = ['data:image/png;base64,AA==', 'data:image/webp;base64,AA=='];
const logo = getPartnerFile('bluebox', 'logo.svg');

function onStage(candidates: readonly string[]): ReactElement {
  return (
    <div className={styles.stage}>
      <img src={getPartnerFile('bluebox', 'poster.webp')} width="640" height="360" alt="" />
      <PartnerLogo name="Bluebox Storage" candidates={candidates} />
    </div>
  );
}

export const stories: Stories = {
  'the logo': onStage([logo]),
  'the second picture': onStage([broken[0] ?? '', logo]),
  'initials: no picture loads': onStage(broken),
};
