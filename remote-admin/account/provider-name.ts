/** Names that are not the technical one with a capital letter. */
const names: Readonly<Record<string, string>> = { github: 'GitHub' };

/** What people call a provider of the auth service. */
export function nameOfProvider(name: string): string {
  return names[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
