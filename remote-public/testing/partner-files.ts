/** Stands for the real one, which only webpack can make: a path that says which file was asked for. */
export const getPartnerFile = (id: string, name: string) => `/media/${id}/${name}`;
