import type { PageServiceId, ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Desk, type Hour } from './Desk';
import { company } from './scenes/company';
import { general } from './scenes/general';
import { tax } from './scenes/tax';
import { visas } from './scenes/visas';

/** A page with a picture: of a service, of a category, or of more than one. */
export type Scene = PageServiceId | ServiceCategory | keyof typeof general;

const scenes: Record<Scene, ReactNode> = { ...general, ...visas, ...company, ...tax };
export const sceneNames = Object.keys(scenes) as Scene[];

/** What lies on the desk of a page. The services of a category share their hour. */
export function DeskPicture({ of }: { of: Scene }) {
  return <Desk hour={hourOf(of)}>{scenes[of]}</Desk>;
}

function hourOf(scene: Scene): Hour {
  if (scene in company) return 'morning';
  return scene in tax ? 'night' : 'dusk';
}
