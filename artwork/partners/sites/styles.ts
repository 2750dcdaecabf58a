import type { ExampleId } from 'remote-public/media/partner-list';
import type { MarkName } from '../logos/marks';

/** How a partner's site looks. `backdrop` is behind the browser and the phone that show it. */
export type SiteStyle = {
  mark: MarkName;
  hero: 'cover' | 'split' | 'arch';
  paper: string;
  ink: string;
  soft: string;
  accent: string;
  /** Of words on the accent, where cream would not be legible. */
  onAccent?: string;
  backdrop: string;
};

const light = { paper: '#FBF7F0', ink: '#10243E', soft: '#EFE6D6', accent: '#C4401C' };

export const siteStyles: Readonly<Record<ExampleId, SiteStyle>> = {
  escola_estacao_musical: { ...light, mark: 'station', hero: 'cover', backdrop: '#F2A541' },
  rota_clara_driver: {
    mark: 'road',
    hero: 'cover',
    paper: '#101F36',
    ink: '#FBF7F0',
    soft: '#1D3151',
    accent: '#F2A541',
    onAccent: '#10243E',
    backdrop: '#A85C59',
  },
  cg_details: { ...light, mark: 'shine', hero: 'split', ink: '#14171C', soft: '#E2DDD4', backdrop: '#16304F' },
  bluebox: {
    mark: 'box',
    hero: 'split',
    paper: '#FFFFFF',
    ink: '#12304F',
    soft: '#E4EEF6',
    accent: '#2F6AA3',
    backdrop: '#8FBCE0',
  },
  publicarte: { ...light, mark: 'sheet', hero: 'arch', soft: '#F8E3B6', accent: '#1F6F6A', backdrop: '#C4401C' },
  padaria_aurora: {
    mark: 'dawn',
    hero: 'arch',
    paper: '#FFF9EE',
    ink: '#4A2A1A',
    soft: '#F3E3C8',
    accent: '#8A4B22',
    backdrop: '#D9B98A',
  },
  jardim_nativo: {
    mark: 'sprout',
    hero: 'split',
    paper: '#F7F6EC',
    ink: '#173B36',
    soft: '#DDEBDD',
    accent: '#1F6F6A',
    backdrop: '#5DA898',
  },
  cais_barber: {
    mark: 'pole',
    hero: 'cover',
    paper: '#10243E',
    ink: '#FBF7F0',
    soft: '#1C3557',
    accent: '#C4401C',
    backdrop: '#D8CDBB',
  },
};
