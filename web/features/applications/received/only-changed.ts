/**
 * After news that names applications, only those are fetched again; after anything else that makes
 * a list out of date, the whole list is.
 */
import type { Application, CompanyApplications } from '../../../../contract/applications.ts';
import { PAGE_SIZE_MAX } from '../../../../contract/constants.ts';
import type { Topic } from '../../../../contract/live.ts';

/**
 * The ids named by news since a list was read; null if some news named none, so that any
 * application may have changed.
 */
const named = new WeakMap<object, Set<number> | null>();

/** Notes what a piece of news says about a list. */
export function noteNews(list: unknown, topic: Topic): void {
  if (typeof list !== 'object' || list === null) return;
  const [, ids] = topic.split('/');
  const before = named.get(list);
  if (ids === undefined || before === null) named.set(list, null);
  else named.set(list, new Set([...(before ?? []), ...ids.split(',').map(Number)]));
}

/** The applications of a list that need not be fetched again when it is refetched now. */
export function keptOf(list: CompanyApplications | undefined): Application[] {
  const changed = list && named.get(list);
  if (!changed || list.ids.length > PAGE_SIZE_MAX) return [];
  return list.applications.filter(({ id }) => !changed.has(id));
}

/** Once a list has been read again, earlier news no longer concerns it. */
export const forgetNews = (list: CompanyApplications | undefined): void =>
  void (list && named.delete(list));

/** The refetched answer, completed with the applications that were left out of it. */
export function withKept(
  answer: CompanyApplications,
  kept: readonly Application[],
): CompanyApplications {
  if (kept.length === 0) return answer;
  const byId = new Map([...kept, ...answer.applications].map((one) => [one.id, one]));
  return { ...answer, applications: answer.ids.flatMap((id) => byId.get(id) ?? []) };
}
