const services = ['auth', 'graphql', 'storage', 'functions'] as const;

/** The URL of each Nhost service, absolute or a path of the page's origin, without a slash at the end. */
export type NhostUrls = Readonly<Record<(typeof services)[number], string>>;

/**
 * Where the Nhost services are, from the setting `NHOST_URL`: a base that the name of the service is appended to
 * (`/v1`, `https://nhost.example/v1`), or a pattern (`https://SUBDOMAIN.{service}.REGION.nhost.run/v1`). Words such as
 * `graphql=https://hasura.example/v1/graphql` after it, or instead of it, give a service a URL of its own.
 *
 * @throws Error that names a service without a URL.
 */
export function decideNhostUrls(nhostUrl: string): NhostUrls {
  const words = nhostUrl.split(/\s+/).filter(Boolean);
  const base = words.find((word) => !/^\w+=/.test(word));
  const decide = (service: string) => {
    const own = words.find((word) => word.startsWith(`${service}=`))?.slice(service.length + 1);
    const url = (own || (base && expand(base, service)))?.replace(/\/+$/, '');
    if (!url) throw new Error(`NHOST_URL has no URL of the service ${service}`);
    return url;
  };
  return Object.fromEntries(services.map((service) => [service, decide(service)])) as NhostUrls;
}

function expand(base: string, service: string): string {
  return base.includes('{service}') ? base.replace('{service}', service) : `${base.replace(/\/+$/, '')}/${service}`;
}
