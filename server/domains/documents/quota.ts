import {
  UPLOAD_MEGABYTES_OF_ACCOUNT,
  UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY,
  UPLOAD_MEGABYTES_OF_NETWORK_PER_MONTH,
} from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { limitInForce } from '../../platform/limits/limits-in-force.ts';
import type { Trx } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { addUploadedBytes, sumDocuments } from './queries.ts';
import { DAY_SECONDS } from '../../platform/limits/attempts.ts';

const MEGABYTE = 1_048_576;

interface Sending {
  accountId: number;
  /** The IP address it comes from. */
  address: string;
  bytes: number;
}

/**
 * Counts an upload for its account and its network, or refuses it; then nothing is counted, as the
 * transaction is rolled back. Deleted files still count for their day, or uploading and deleting in
 * turns would wear out the disk.
 */
export async function countUpload(trx: Trx, { accountId, address, bytes }: Sending): Promise<void> {
  const own = attemptKey('upload-bytes', { account: accountId }).exact;
  const today = await addUploadedBytes(trx, own, bytes);
  const most = await limitInForce(trx, 'upload_megabytes_per_day');
  if (today.day > most * MEGABYTE) throw tomorrow();
  // Files that applications still show take up space, deleted or not.
  const kept = await sumDocuments(trx, accountId);
  if (kept + bytes > UPLOAD_MEGABYTES_OF_ACCOUNT * MEGABYTE) {
    throw refuse('resource.document.no_space', { field: 'upload' });
  }
  const { exact, nearby } = attemptKey('upload-bytes', { address });
  const network = await addUploadedBytes(trx, nearby ?? exact, bytes);
  const isOver =
    network.day > UPLOAD_MEGABYTES_OF_NETWORK_PER_DAY * MEGABYTE ||
    network.month > UPLOAD_MEGABYTES_OF_NETWORK_PER_MONTH * MEGABYTE;
  if (isOver) throw tomorrow();
}

/** Days are counted in UTC, as the database counts them. */
const tomorrow = () =>
  refuse('request.too_many_requests', {
    retryAfterSeconds: DAY_SECONDS - (Math.floor(Date.now() / 1000) % DAY_SECONDS),
  });
