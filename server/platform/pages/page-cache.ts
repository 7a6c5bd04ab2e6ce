import { randomBytes } from 'node:crypto';
import type { Db } from '../database.ts';
import { KeptAnswers, PAGES_TOPIC } from '../in-force/kept-answers.ts';
import { announceToServers, type Live } from '../live/live.ts';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** If the page is about certain things only, their ids. */
  about: readonly string[];
}

/**
 * Announces a change of public pages that no trigger notices, once the caller's transaction is
 * committed.
 */
export const announcePages = (db: Db): Promise<void> => announceToServers(db, PAGES_TOPIC);

const SIZE_MAX_BYTES = 64 * 1_048_576;
const PAGES_MAX = 5_000;
/** V8 uses this many unless a text is pure Latin-1, which pages hardly ever are. */
const BYTES_PER_CHARACTER = 2;

/** Rendered pages by address: a busy page is rendered once for all its visitors. */
export class PageCache extends KeptAnswers<CachedPage> {
  /**
   * Marks the place of the response's nonce in a cached page; it is random so that nobody can guess
   * it.
   */
  static readonly placeholder: string = randomBytes(16).toString('hex');

  constructor(live: Pick<Live, 'hear' | 'isListening' | 'settle'>) {
    super(live, {
      most: PAGES_MAX,
      mostBytes: SIZE_MAX_BYTES,
      bytesOf: ({ body, headers }, key) =>
        (key.length + body.length + JSON.stringify(headers).length) * BYTES_PER_CHARACTER,
      mayKeep: ({ status }) => status === 200,
      aboutOf: ({ about }) => about,
    });
  }
}
