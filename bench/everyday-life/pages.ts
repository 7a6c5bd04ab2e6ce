import { call } from './calls.ts';
import type { Town } from './town.ts';

/** Pages of companies that show guests other jobs than those that are open, at once after a change. */
export async function findStalePages(town: Town): Promise<string[]> {
  const stale: string[] = [];
  const compare = async (companyId: number) => {
    const address = `/companies/${companyId}`;
    const html = await (await fetch(town.address + address)).text();
    const shown = new Set(
      Array.from(html.matchAll(/href="\/jobs\/(\d+)/g), ([, id]) => Number(id)),
    );
    const open = await town.db
      .selectFrom('jobs')
      .innerJoin('job_search', 'job_id', 'jobs.id')
      .select('jobs.id')
      .where('jobs.company_id', '=', companyId)
      .execute();
    const agree = open.length === shown.size && open.every(({ id }) => shown.has(id));
    const ids = open.map(({ id }) => id);
    if (!agree) stale.push(`${address} shows jobs ${[...shown].join()}, open are ${ids.join()}`);
  };
  for (const as of town.recruiters) {
    for (const id of town.jobs.get(as.companyId) ?? []) {
      await compare(as.companyId);
      const path = `/barong/resource/jobs/${id}`;
      const closed = await call(town, as, 'POST', `${path}/closure`);
      if (closed.status !== 200) await call(town, as, 'POST', `${path}/reopening`, {});
      await compare(as.companyId);
    }
  }
  return stale;
}
