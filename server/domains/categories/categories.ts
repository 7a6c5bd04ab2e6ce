/** Kinds of work that owners have named, with how many open jobs each leads to. */
import type { CategoryWithJobs } from '../../../contract/categories/categories.ts';
import type { Language } from '../../../contract/endpoint.ts';
import type { Category } from '../../../contract/portal-settings/categories.ts';
import type { Db } from '../../platform/database.ts';
import { keptInMemory } from '../../platform/in-force/kept-in-memory.ts';
import { settingsInForce, SETTINGS_TOPIC } from '../../platform/in-force/settings.ts';
import { countFound } from '../search/search.ts';

type Counted = Category & Pick<CategoryWithJobs, 'open_jobs' | 'capped'>;

/** One after another, to leave room for the searches of visitors. */
async function countAll(db: Db): Promise<Counted[]> {
  const { categories } = (await settingsInForce(db)).categories;
  const counted: Counted[] = [];
  for (const category of categories.filter(({ shown }) => shown)) {
    const { total, capped } = await countFound(db, category.search);
    counted.push({ ...category, open_jobs: total, capped });
  }
  return counted;
}

/** Kept for a minute, or until owners change the settings. */
const kept = keptInMemory(SETTINGS_TOPIC, countAll);

export const listenForCategories = kept.listen;

/** Those without an open job are left out. */
export async function readCategories(
  db: Db,
  language: Language,
): Promise<{ categories: CategoryWithJobs[] }> {
  const found = (await kept.read(db)).filter(({ open_jobs }) => open_jobs > 0);
  return {
    categories: found.map(({ name_en, name_hi, search, open_jobs, capped }) => ({
      name: language === 'hi' ? name_hi : name_en,
      search,
      open_jobs,
      capped,
    })),
  };
}
