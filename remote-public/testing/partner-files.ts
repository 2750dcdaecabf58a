/** Replaces the real function, which needs webpack: the path names the requested file. */
export const getPartnerFile = (id: string, name: string) => `/media/${id}/${name}`;
