/** The name of a release's folder. */
export function releaseName(serial: number): string {
  return String(serial).padStart(6, '0');
}
