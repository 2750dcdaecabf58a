import { palette } from '../drawing/palette';
import { group, rect, stroke } from '../drawing/svg';
import { panel, sun } from './panel';

const { ink, night, paper, amber, sea } = palette;

/** A completed form, and the money that comes back. */
export const taxes = panel('#1F5A5C', [
  sun(246, 96, 46, '#1F5A5C', '#E48844'),
  rect(0, 166, 320, 34, '#123F3F'),
  group({ transform: 'translate(70 24) rotate(-4)' }, [
    rect(6, 7, 112, 148, night, { opacity: 0.3, rx: 4 }),
    rect(0, 0, 112, 148, paper, { rx: 4 }),
    rect(14, 16, 46, 8, ink, { rx: 2 }),
    ...[0, 1, 2, 3].flatMap((i) => [
      rect(14, 42 + i * 24, 12, 12, i < 3 ? sea : '#D8CDBB', { rx: 2.5 }),
      ...(i < 3 ? [stroke(`M17 ${48 + i * 24}L19.500 ${50.5 + i * 24}L23.500 ${45.5 + i * 24}`, paper, 2)] : []),
      rect(34, 45 + i * 24, [44, 36, 48, 30][i] ?? 0, 5, '#D8CDBB', { rx: 2.5 }),
      rect(88, 45 + i * 24, 14, 5, ink, { rx: 2.5 }),
    ]),
  ]),
  ...[0, 1, 2, 3, 4].map((i) =>
    group({}, [
      rect(214, 154 - i * 11, 50, 9, i % 2 ? '#F7C873' : amber, { rx: 4.5 }),
      rect(222, 157 - i * 11, 34, 2, '#B26A00', { rx: 1 }),
    ]),
  ),
  ...[0, 1].map((i) =>
    group({}, [
      rect(270, 154 - i * 11, 42, 9, i ? '#F7C873' : amber, { rx: 4.5 }),
      rect(277, 157 - i * 11, 28, 2, '#B26A00', { rx: 1 }),
    ]),
  ),
]);
