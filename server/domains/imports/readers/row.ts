/** A posting as its source wrote it: field names are the keys of the JSON Lines format. */
export type Fields = Record<string, unknown>;

/** What a reader yields for each row: its fields, or why they cannot be read. */
export type Row = { number: number; fields: Fields } | { number: number; problem: string };

/** The pieces of a text file, in order; a piece may end anywhere. */
export type Text = AsyncIterable<string>;

/** A file that as a whole cannot be read; its message is for the person who named the file. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
