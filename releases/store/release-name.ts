/** The serials among the names of folders. */
export function listSerials(names: readonly string[]): number[] {
  return names.filter((name) => /^\d{6,}$/.test(name)).map(Number);
}

/** The name of a release's folder. */
export function releaseName(serial: number): string {
  return String(serial).padStart(6, '0');
}
