import { group, picture, rect } from '../../drawing/svg';
import type { Lettering, Line } from '../../font/lettering';
import type { PartnerId } from 'remote-public/media/partner-list';
import { marks, type MarkName } from './marks';

const ink = '#10243E';

type Words = Omit<Line, 'x' | 'y' | 'fill'> & { text: string; y: number; fill?: string; after?: boolean };

type Logo = { mark: MarkName; at: 'left' | 'above'; words: readonly Words[] };

const big = (text: string, y: number, size: number, more: Partial<Words> = {}): Words => ({
  text,
  y,
  size,
  weight: 700,
  tracking: -0.02,
  ...more,
});
const small = (text: string, y: number, more: Partial<Words> = {}): Words => ({
  text,
  y,
  size: 14,
  weight: 600,
  tracking: 0.22,
  ...more,
});

/** Words beside a mark are aligned left, those below one centred. `after` continues the line of the previous word. */
const logos: Readonly<Record<PartnerId, Logo>> = {
  escola_estacao_musical: {
    mark: 'station',
    at: 'left',
    words: [small('ESCOLA', 52, { fill: '#C4401C' }), big('Estação', 84, 35), big('Musical', 118, 35, { weight: 500 })],
  },
  rota_clara_driver: {
    mark: 'road',
    at: 'left',
    words: [big('rota clara', 84, 36, { weight: 600 }), small('DRIVER', 110, { tracking: 0.42 })],
  },
  cg_details: {
    mark: 'shine',
    at: 'above',
    words: [big('CG', 140, 30, { tracking: 0.02 }), small('  DETAILS', 140, { size: 19, after: true, weight: 500 })],
  },
  bluebox: {
    mark: 'box',
    at: 'left',
    words: [big('blue', 95, 44, { fill: '#2F6AA3' }), big('box', 95, 44, { after: true })],
  },
  publicarte: {
    mark: 'sheet',
    at: 'left',
    words: [big('public', 78, 38), big('arte', 112, 38, { fill: '#C4401C' })],
  },
  padaria_aurora: {
    mark: 'dawn',
    at: 'above',
    words: [small('PADARIA ', 140, { size: 15 }), big('Aurora', 140, 27, { after: true, fill: '#8A4B22' })],
  },
  jardim_nativo: {
    mark: 'sprout',
    at: 'left',
    words: [big('jardim', 80, 38, { weight: 500 }), big('nativo', 114, 38, { fill: '#1F6F6A' })],
  },
  cais_barber: {
    mark: 'pole',
    at: 'left',
    words: [
      big('CAIS', 90, 46, { tracking: 0.04 }),
      small('BARBER', 114, { size: 15, tracking: 0.46, fill: '#C4401C' }),
    ],
  },
  estudio_janela: {
    mark: 'window',
    at: 'left',
    words: [big('estúdio', 76, 34, { weight: 500 }), big('janela', 112, 34, { weight: 500 })],
  },
};

const size = { width: 320, height: 160 };

function setWords(lettering: Lettering, words: readonly Words[]) {
  let end = 0;
  const placed = words.map((word) => {
    const x = word.after ? end : 0;
    end = x + lettering.width(word.text, word);
    return { ...word, x, end };
  });
  return { placed, width: Math.max(...placed.map((word) => word.end)) };
}

/** A logo has its own background, so that it is readable on any page background. */
export function drawLogo(id: PartnerId, name: string, lettering: Lettering) {
  const { mark, at, words } = logos[id];
  const { placed, width } = setWords(lettering, words);
  const [markSize, gap] = at === 'left' ? [84, 18] : [92, 0];
  const left = at === 'left' ? (size.width - markSize - gap - width) / 2 : (size.width - markSize) / 2;
  const top = at === 'left' ? (size.height - markSize) / 2 : 14;
  const textLeft = at === 'left' ? left + markSize + gap : (size.width - width) / 2;
  return picture(
    size.width,
    size.height,
    [
      rect(0, 0, size.width, size.height, '#FBF7F0', { rx: 8 }),
      group({ transform: `translate(${left.toFixed(1)} ${top}) scale(${(markSize / 88).toFixed(3)})` }, marks[mark]),
      ...placed.map((word) => lettering.draw(word.text, { ...word, x: textLeft + word.x, fill: word.fill ?? ink })),
    ],
    { ...size, role: 'img', 'aria-label': name },
  );
}
