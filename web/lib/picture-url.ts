/**
 * The address of a picture in the two forms in which the API gives it: as text, or inside an
 * object.
 */
export type PictureUrl = string | { url: string } | null | undefined;

export const pictureUrlOf = (picture: PictureUrl): string | null =>
  (typeof picture === 'string' ? picture : picture?.url) || null;
