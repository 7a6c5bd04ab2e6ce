/** The address of a picture as clients of the API may find it: as text, or as an object with it. */
export type PictureUrl = string | { url: string } | null | undefined;

export const pictureUrlOf = (picture: PictureUrl): string | null =>
  (typeof picture === 'string' ? picture : picture?.url) || null;
