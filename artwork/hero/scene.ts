import { asImage, picture, render, type Raster } from '../drawing/svg';
import { drawBridge } from './bridge';
import { cameraOf, type Framing } from './framing';
import { drawCars, drawLamps } from './lights';
import { drawShores, drawWindows } from './shores';
import { drawClouds, drawMirroredSky, drawSky, drawStars } from './sky';
import { createSpan, type View } from './span';
import { drawDepths, drawGlints, ripple } from './water';

const drawShore = (framing: Framing, { span, mirror }: View) => [
  drawShores(framing, span, mirror),
  drawWindows(framing, mirror),
];

const drawCrossing = (view: View, turn: number) => [drawBridge(view), drawLamps(view, turn), drawCars(view, turn)];

/** Renders one frame of the scene. `turn` is the position in the loop, from 0 to 1. */
export async function drawScene(framing: Framing, turn: number, width: number): Promise<Raster> {
  const height = Math.round((width * framing.height) / framing.width);
  const draw = (parts: string[], channels: 3 | 4) =>
    render(picture(framing.width, framing.height, parts), width, height, channels);
  const real: View = { camera: cameraOf(framing), span: createSpan(framing), mirror: 1 };
  const mirrored: View = { ...real, mirror: -1 };

  const sky = await draw(
    [drawSky(framing), drawStars(framing, turn), drawClouds(framing), ...drawShore(framing, real)],
    3,
  );
  const reflection = await draw(
    [
      drawMirroredSky(framing),
      ...drawShore(framing, mirrored),
      ...drawCrossing(mirrored, turn),
      drawDepths(framing),
      drawGlints(framing, turn),
    ],
    3,
  );
  const water = ripple(reflection, framing, turn);
  const edge = Math.round(framing.horizon * height) * width * sky.channels;
  const ground = { ...sky, pixels: Buffer.concat([sky.pixels.subarray(0, edge), water.pixels.subarray(edge)]) };

  // The bridge is drawn last: its piers reach below the horizon into the water.
  const bridge = await draw(drawCrossing(real, turn), 4);
  const pixels = await asImage(ground)
    .composite([{ input: bridge.pixels, raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { ...ground, pixels };
}
