import type { CDPSession } from 'playwright-core';

/** In which face the headline was set when the page had loaded, and after it had rested. */
export interface FaceVisit {
  readonly atLoad: string;
  readonly afterRest: string;
  /** The layout shift of the whole visit. */
  readonly shift: number;
}

export interface FaceSummary {
  readonly visits: number;
  /** How many visits showed the typeface. */
  readonly atLoad: number;
  readonly afterRest: number;
  readonly largestShift: number;
}

export const typeface = 'Instrument Sans';

/** The faces in which the browser has set the headline, as one text. */
export async function readFace(devtools: CDPSession): Promise<string> {
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(', ');
}

export function summarizeFaces(visits: readonly FaceVisit[]): FaceSummary {
  return {
    visits: visits.length,
    atLoad: visits.filter(({ atLoad }) => atLoad === typeface).length,
    afterRest: visits.filter(({ afterRest }) => afterRest === typeface).length,
    largestShift: Math.max(0, ...visits.map(({ shift }) => shift)),
  };
}
