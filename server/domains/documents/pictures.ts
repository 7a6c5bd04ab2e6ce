import { randomUUID } from 'node:crypto';
import type { UploadedDocument } from '../../../contract/documents.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Trx } from '../../platform/database.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import type { Files } from '../../platform/files/files.ts';
import { pictureAddress, secondsLeft } from '../../platform/pictures/addresses.ts';
import { isPicture, redraw } from '../../platform/pictures/redraw.ts';
import {
  PICTURE_SIZES,
  type PictureSize,
  type Redrawn,
  type Square,
} from '../../platform/pictures/sizes.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedAddress } from '../../platform/files/signed-addresses.ts';
import { keepPicture } from '../accounts/accounts.ts';
import { pictureKeyOf, squareFile } from './file-keys.ts';
import { presentDocument } from './present.ts';
import { deleteReplaced, findDocument, getDocument, insertDocument } from './queries.ts';
import { eraseFiles } from './tasks.ts';

/** The original file name is not kept: only the pixels are. */
const NAME = 'Profile Picture.webp';
const MEDIA_TYPE = 'image/webp';

type Refused = Extract<Redrawn, { refused: string }>['refused'];
const refusals: Record<Refused, { code: ErrorCode; field: string }> = {
  unreadable: { code: 'resource.picture.unreadable', field: 'upload' },
  too_many_pixels: { code: 'resource.picture.too_many_pixels', field: 'upload' },
  outside: { code: 'resource.picture.outside', field: 'crop_size' },
};

export async function refuseOtherFormats({ bytes }: Upload): Promise<void> {
  if (await isPicture(bytes)) return;
  throw refuse('resource.picture.invalid_format', { field: 'upload' });
}

/** Stores the account's picture, replacing the previous one. */
export async function keepProfilePicture(
  { db, files, seal }: Pick<Services, 'db' | 'files' | 'seal'>,
  accountId: number,
  { bytes }: Upload,
  { square, addressOf }: { square: Square | undefined; addressOf: SignedAddress },
): Promise<UploadedDocument> {
  const stored = await storeSquares(files, await redrawSquares(bytes, square));
  return db.transaction().execute(async (trx) => {
    const id = await insertPicture(trx, accountId, stored);
    const document = orRefuse(await findDocument(trx, accountId, id), 'resource.picture.not_found');
    const profilePictureUrl = pictureAddress(seal, id) ?? undefined;
    return { ...presentDocument(document, addressOf), profilePictureUrl };
  });
}

export async function redrawSquares(bytes: Buffer, square?: Square): Promise<Squares> {
  const redrawn = await redraw({ bytes, square });
  if (!('refused' in redrawn)) return redrawn.pictures;
  const { code, field } = refusals[redrawn.refused];
  throw refuse(code, { field });
}

type Squares = Extract<Redrawn, { pictures: unknown }>['pictures'];
interface StoredSquares {
  file_key: string;
  size_bytes: number;
}

/** Stores the files of a picture. */
export async function storeSquares(files: Files, squares: Squares): Promise<StoredSquares> {
  const file_key = pictureKeyOf(randomUUID());
  for (const [size, picture] of squares) await files.put(squareFile(file_key, size), picture);
  const size_bytes = squares.reduce((sum, [, picture]) => sum + picture.length, 0);
  return { file_key, size_bytes };
}

/** Shows the stored picture instead of the previous one, whose id is returned. */
export async function insertPicture(
  trx: Trx,
  account_id: number,
  stored: StoredSquares,
): Promise<number> {
  const named = { doc_type: 'Profile Picture', doc_name: NAME, media_type: MEDIA_TYPE } as const;
  const { id } = await insertDocument(trx, { account_id, ...named, ...stored });
  const before = await keepPicture(trx, account_id, id);
  if (before !== null) await eraseFiles(trx, await deleteReplaced(trx, before));
  return id;
}

interface PictureRequest {
  id: number;
  expires: number;
  signature: string;
  size: keyof typeof sides;
}

const [large, medium, small] = PICTURE_SIZES;
const sides: Record<'large' | 'medium' | 'small', PictureSize> = { large, medium, small };

/** A picture for anybody with its address, which only people who may see it are given. */
export async function openPicture(
  { db, files, seal }: Pick<Services, 'db' | 'files' | 'seal'>,
  { size, ...asked }: PictureRequest,
): Promise<FileAnswer> {
  const seconds = secondsLeft(seal, asked);
  const document = seconds > 0 ? await getDocument(db, asked.id) : undefined;
  if (document?.doc_type !== 'Profile Picture') throw refuse('resource.picture.not_found');
  return {
    name: document.doc_name,
    mediaType: document.media_type,
    content: await files.read(squareFile(document.file_key, sides[size])),
    inline: true,
    keptSeconds: seconds,
  };
}

/** A picture that its owner shows to everybody, which the caller has checked. It is not cached. */
export async function openSharedPicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
): Promise<FileAnswer> {
  const document = orRefuse(await getDocument(db, id), 'resource.picture.not_found');
  return {
    name: document.doc_name,
    mediaType: document.media_type,
    content: await files.read(squareFile(document.file_key, sides.medium)),
    inline: true,
  };
}
