import { decideNhostUrls } from './nhost-urls';

/** The address of a person's picture as a square of this many pixels, from its file in storage. */
export function buildPhotoUrl(nhostUrl: string, fileId: string, pixels: number): string {
  return `${decideNhostUrls(nhostUrl).storage}/files/${fileId}?w=${pixels}&h=${pixels}`;
}
