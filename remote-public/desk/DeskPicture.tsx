import {
  categoryOf,
  isPageService,
  type PageServiceId,
  type ServiceCategory,
} from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Desk } from './Desk';
import { hourOf } from './hour';
import { company } from './scenes/company';
import { general } from './scenes/general';
import { tax } from './scenes/tax';
import { visas } from './scenes/visas';

/** A page with a picture: of a service, of a category, or of more than one. */
export type Scene = PageServiceId | ServiceCategory | keyof typeof general;

const scenes: Record<Scene, ReactNode> = { ...general, ...visas, ...company, ...tax };
export const sceneNames = Object.keys(scenes) as Scene[];

/** What lies on the desk of a page. */
export function DeskPicture({ of }: { of: Scene }) {
  const category = isPageService(of) ? categoryOf(of) : of;
  return <Desk hour={category in hourOf ? hourOf[category as ServiceCategory] : 'dusk'}>{scenes[of]}</Desk>;
}
