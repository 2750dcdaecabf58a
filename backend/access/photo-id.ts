const ownFile = /\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The file of a person's picture in storage; undefined without one, and for a picture of another site. */
export const readPhotoId = (avatarUrl: string): string | undefined => ownFile.exec(avatarUrl)?.[1];
