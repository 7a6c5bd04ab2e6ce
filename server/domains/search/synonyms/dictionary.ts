import { LRUCache } from 'lru-cache';
import type { Synonym } from '../../../../contract/search/search-synonyms.ts';
import type { Meta, Paging } from '../../../../contract/lists.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import { keptInMemory } from '../../../platform/in-force/kept-in-memory.ts';
import { announceToServers } from '../../../platform/live/live.ts';
import { announcePages } from '../../../platform/pages/page-cache.ts';
import { namedVersion } from '../../../platform/http/versions.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addTask } from '../../../platform/tasks.ts';
import { recordAct } from '../../../platform/security-events.ts';
import {
  deleteSynonym,
  findSynonym,
  insertSynonym,
  listGroups,
  listSynonyms,
  updateSynonym,
} from './dictionary-queries.ts';
import { roleNames } from '../ranking/related-roles.ts';
import { LONGEST_PHRASE_WORDS, otherNamesOf, type Synonyms, synonymsFrom } from './synonyms.ts';
import { type KnownNames, knownNamesOf } from '../vocabulary/known-names.ts';
import { namesOfCompanies, namesOfWork } from '../vocabulary/names-of-work.ts';
import { saidInPlace, saidOfOneself } from '../vocabulary/said-in-place.ts';
import { wordsOf } from '../words.ts';

/** The synonyms of the search: those that come with the portal, and those that admins edit. Every search reads them. */

/** The topic for changed synonyms. */
const SYNONYMS_TOPIC = 'search_synonyms';

interface Dictionary {
  groups: readonly (readonly string[])[];
  /** Those whose phrases candidates write: every thing with every verb would be too many to look for. */
  groupsOfCandidates: readonly (readonly string[])[];
  synonymsOf: Synonyms;
  names: KnownNames;
  /** Every word of its phrases and of the known roles. */
  words: ReadonlySet<string>;
}

/** What the groups that admins edit make of the search. */
function dictionaryOf(edited: readonly (readonly string[])[]): Dictionary {
  const ofWork = [...edited, ...namesOfWork];
  const groups = [...ofWork, ...namesOfCompanies];
  return {
    groups: [...groups, ...saidInPlace],
    groupsOfCandidates: [...groups, ...saidOfOneself],
    synonymsOf: synonymsFrom(groups, saidInPlace, roleNames),
    names: knownNamesOf(ofWork),
    words: new Set([...groups.flat(), ...roleNames].flatMap((phrase) => wordsOf(phrase))),
  };
}

/** Making one takes longer than a search, and it is read anew every minute and in each transaction that needs it. */
const made = new LRUCache<string, Dictionary>({
  max: 2,
  memoMethod: (edited) => dictionaryOf(JSON.parse(edited) as string[][]),
});

const readDictionary = async (db: Db): Promise<Dictionary> =>
  made.memo(JSON.stringify(await listGroups(db)));

const kept = keptInMemory(SYNONYMS_TOPIC, readDictionary);

export const currentSynonyms = async (db: Db): Promise<Synonyms> =>
  (await kept.read(db)).synonymsOf;

/**
 * The other names of anything, in every direction: people who look for candidates may type what the dictionary has
 * only in place of another name, and candidates may have written it.
 */
export async function currentNames(db: Db): Promise<Synonyms> {
  const { groupsOfCandidates, synonymsOf } = await kept.read(db);
  return (words) => {
    const said = otherNamesOf(groupsOfCandidates, words.join(' ')).meant.map(wordsOf);
    const byName = new Map([...synonymsOf(words), ...said].map((name) => [name.join(' '), name]));
    return [...byName.values()];
  };
}

/** Every group of phrases that find the same jobs. */
export const synonymGroups = async (db: Db): Promise<readonly (readonly string[])[]> =>
  (await kept.read(db)).groups;

/** The words that the search knows whether or not a job has them. */
export const knownWords = async (db: Db): Promise<ReadonlySet<string>> =>
  (await kept.read(db)).words;

/** The names of work that the search knows. */
export const knownNames = async (db: Db): Promise<KnownNames> => (await kept.read(db)).names;

export const listenForSynonyms = kept.listen;

export async function readSynonyms(
  db: Db,
  list: Paging & { search: string },
): Promise<{ search_synonyms: Synonym[]; meta: Meta }> {
  const { rows, meta } = await listSynonyms(db, list);
  return { search_synonyms: rows, meta };
}

interface Change {
  id?: number | undefined;
  phrases: string[];
  ifMatch: string | undefined;
}

/** Changes a group of phrases, or adds one without an id; the next search uses it. */
export const saveSynonym = (
  db: Db,
  adminId: number,
  { id, phrases, ifMatch }: Change,
): Promise<Synonym> =>
  db.transaction().execute(async (trx) => {
    if (!phrases.every(isPhrase)) throw refuse('resource.synonym.unreadable', { field: 'phrases' });
    const saved =
      id === undefined
        ? await insertSynonym(trx, phrases, adminId)
        : await updateSynonym(trx, {
            id,
            phrases,
            changed_by: adminId,
            version: namedVersion(ifMatch),
          });
    if (!saved) throw await unsaved(trx, id);
    const after = { phrases: phrases.join(', ') };
    await recordAct(trx, { act: 'synonyms_changed', subject: ['synonyms', saved.id], after });
    await announceSynonyms(trx);
    return saved;
  });

async function unsaved(trx: Trx, id = 0) {
  const stands = await findSynonym(trx, id);
  return stands
    ? refuse('request.stale', { current: stands })
    : refuse('resource.synonym.not_found');
}

/** Pages are announced last: rendered earlier, they would still have the old synonyms. */
async function announceSynonyms(trx: Trx): Promise<void> {
  await addTask(trx, 'read_alerts_anew', {});
  await announceToServers(trx, SYNONYMS_TOPIC);
  await announcePages(trx);
}

/** Whether the search can match the text as a phrase: it has words, and not too many. */
function isPhrase(text: string): boolean {
  const { length } = wordsOf(text);
  return length > 0 && length <= LONGEST_PHRASE_WORDS;
}

export const removeSynonym = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await deleteSynonym(trx, id))) throw refuse('resource.synonym.not_found');
    await recordAct(trx, { act: 'synonyms_deleted', subject: ['synonyms', id] });
    await announceSynonyms(trx);
  });
