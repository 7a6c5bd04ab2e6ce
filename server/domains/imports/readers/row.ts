/** A row as its source wrote it, with the keys of the JSON Lines format. */
export type Fields = Record<string, unknown>;

/** What a source calls its keys. */
export type SourceNames = ReadonlyMap<string, string>;

/**
 * What a reader yields for each row: its fields, or why they cannot be read. `names` has the keys that stand in the
 * source, if they have other names there; a key that it lacks was added by the reader.
 */
export type Row =
  | { number: number; fields: Fields; names?: SourceNames }
  | { number: number; problem: string };

/** The pieces of a text file in order; a piece may end anywhere. */
export type Text = AsyncIterable<string>;

/**
 * Thrown for a file that cannot be read at all; the message is for the person who named the file.
 */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
