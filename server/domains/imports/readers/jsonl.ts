import { type Fields, reasonOf, type Row, type Text } from './row.ts';

/** Reads JSON Lines: one object per line; a row's number is its line. */
export async function* readJsonLines(text: Text): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of linesOf(text)) {
    number += 1;
    if (line.trim() !== '') yield { number, ...parse(line) };
  }
}

function parse(line: string): { fields: Fields } | { problem: string } {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { fields: value as Fields } : { problem: 'not a JSON object' };
  } catch (error) {
    return { problem: `not JSON: ${reasonOf(error)}` };
  }
}

async function* linesOf(text: Text): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}
