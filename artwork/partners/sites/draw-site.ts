import type { Language } from '@ponte/contract/language';
import { ease, within } from '../../drawing/numbers';
import { circle, group, rect, tag } from '../../drawing/svg';
import type { Lettering } from '../../font/lettering';
import { partnerUrl, type ExampleId } from 'remote-public/media/partner-list';
import { stage, type PartnerScene } from '../stage';
import { phonePage, widePage } from './page';
import { frame } from './page-parts';
import { siteStyles } from './styles';
import { siteWords } from './words/site-words';

const browser = { x: 40, y: 26, bar: 24, width: widePage.width, height: 308 };
const phone = { x: 474, y: 100, edge: 5, width: phonePage.width, height: 232 };

/** How far down the page is scrolled: down after a look at its top, and back up for the next loop. */
const scrolled = (turn: number) => ease(within(turn, 0.12, 0.5)) - ease(within(turn, 0.66, 0.96));

function drawBrowser(host: string, lettering: Lettering, backdrop: string, view: readonly string[]) {
  const { x, y, bar, width, height } = browser;
  const foot = y + height;
  return group({}, [
    rect(x - 1, y - 1, width + 2, height + 2, '#0B1726', { rx: 8, opacity: 0.35 }),
    rect(x, y, width, height, '#E4DCCD', { rx: 7 }),
    ...['#C4401C', '#F2A541', '#1F6F6A'].map((colour, i) => circle(x + 14 + i * 13, y + 12, 4, colour)),
    rect(x + 70, y + 5, width - 150, 14, '#FBF7F0', { rx: 7 }),
    lettering.draw(host, { x: x + 80, y: y + 15.5, size: 9, fill: '#4A5A70', weight: 500 }),
    frame([x, y + bar, width, height - bar], [0, 0, width, height - bar], view),
    // The page has square corners, the window round ones; the phone covers the other one.
    tag('path', { d: `M${x - 1} ${foot - 7}h1a7 7 0 0 0 7 7v1h-8z`, fill: backdrop }),
  ]);
}

function drawPhone(view: readonly string[]) {
  const { x, y, edge, width, height } = phone;
  return group({}, [
    rect(x - edge, y - edge * 2, width + edge * 2, height + edge * 4, '#0B1726', { rx: 14 }),
    frame([x, y, width, height], [0, 0, width, height], view),
    rect(x - 0.5, y - 0.5, width + 1, height + 1, 'none', { stroke: '#3A5273' }),
    rect(x + width / 2 - 14, y - 6.5, 28, 3, '#4A5A70', { rx: 1.5 }),
  ]);
}

export interface ExampleSite {
  id: ExampleId;
  name: string;
  language: Language;
  scene: PartnerScene;
}

/** Draws one frame of a partner's site in a browser and on a phone; `turn` is the position in the loop, from 0 to 1. */
export function drawSite({ id, name, language, scene }: ExampleSite, turn: number, lettering: Lettering) {
  const style = siteStyles[id];
  const site = { name, words: siteWords[language][id], style, lettering, scene: scene(turn), still: scene(0) };
  const share = scrolled(turn);
  const ends = {
    wide: widePage.height - (browser.height - browser.bar),
    phone: phonePage.height - phone.height,
  };
  return [
    rect(0, 0, stage.width, stage.height, style.backdrop),
    drawBrowser(new URL(partnerUrl(id)).host, lettering, style.backdrop, widePage.draw(site, share * ends.wide)),
    drawPhone(phonePage.draw(site, share * ends.phone)),
  ];
}
