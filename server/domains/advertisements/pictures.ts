import { randomUUID } from 'node:crypto';
import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import type { FileAnswer, Services, Upload } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { addTask } from '../../platform/tasks.ts';
import { takeSquare } from '../documents/documents.ts';
import { keepPicture } from './advertisements.ts';
import { pictureFile } from './picture-files.ts';
import { findBooked, hasPicture } from './queries.ts';

interface Sent {
  upload: Upload | undefined;
  /** The IP address of the upload. */
  address: string;
}

/**
 * Draws a picture anew under the same rules as documents, and shows it in place of the previous
 * one.
 */
export async function uploadPicture(
  services: Pick<Services, 'db' | 'files' | 'findVirus'>,
  adminId: number,
  id: number,
  sent: Sent,
): Promise<BookedAdvertisement> {
  const { db, files } = services;
  if (!(await findBooked(db, id))) throw refuse('resource.advertisement.not_found');
  const picture = await takeSquare(services, adminId, sent);
  const key = randomUUID();
  await files.put(pictureFile(key), picture);
  try {
    return await keepPicture(db, id, key);
  } catch (error) {
    // No row refers to this file.
    await addTask(db, 'erase_file', { key: pictureFile(key) });
    throw error;
  }
}

const YEAR_SECONDS = 31_536_000;

/** The key is only known to those who were given the address. */
export async function openPicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  id: number,
  key: string,
): Promise<FileAnswer> {
  if (!(await hasPicture(db, id, key))) throw refuse('resource.picture.not_found');
  return {
    name: 'Advertisement.webp',
    mediaType: 'image/webp',
    content: await files.read(pictureFile(key)),
    inline: true,
    keptSeconds: YEAR_SECONDS,
  };
}
