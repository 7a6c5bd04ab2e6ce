import { PICTURE_SIZES, type PictureSize } from '../../platform/pictures/sizes.ts';

const PICTURES = 'pictures/';

/** The key of a new picture, which is that of its largest size. */
export const pictureKeyOf = (name: string): string => `${PICTURES}${name}-${PICTURE_SIZES[0]}.webp`;

/** The file of another size of a picture. */
export const squareFile = (key: string, size: PictureSize): string =>
  key.replace(/\d+\.webp$/, `${size}.webp`);

/** All files of a document. */
export const filesOf = (key: string): string[] =>
  key.startsWith(PICTURES) ? PICTURE_SIZES.map((size) => squareFile(key, size)) : [key];
