import { existsSync, readFileSync } from 'node:fs';
import { lists } from './lists.mjs';
import { pages } from './pages.mjs';

/** The files in the repository that differ from what would be generated. */
export async function staleFiles() {
  const staleLists = lists().filter(isStale);
  // The pages are made from these lists, which may even name files that are gone.
  const stale = staleLists.length > 0 ? staleLists : (await pages()).filter(isStale);
  return stale.map(({ file }) => file);
}

const isStale = ({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text;
