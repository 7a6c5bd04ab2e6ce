import { Readable } from 'node:stream';
import { todayInIndia } from '../../../contract/format/today.ts';
import type { Db } from '../../platform/database.ts';
import type { FileAnswer } from '../../platform/endpoints.ts';
import { noteSecurityEvent } from '../../platform/security-events.ts';

/**
 * Applications as a file of any length: its parts are sent as they are read. The account's activity
 * shows the export.
 */
export async function applicationsFile(
  db: Db,
  { ending, mediaType }: { ending: string; mediaType: string },
  parts: AsyncIterable<string>,
): Promise<FileAnswer> {
  await noteSecurityEvent(db, { kind: 'export' });
  return {
    name: `vritti-applications-${todayInIndia()}.${ending}`,
    mediaType: `${mediaType}; charset=utf-8`,
    content: Readable.from(parts),
  };
}
