import { call } from './calls.ts';
import type { Person, Town } from './town.ts';

// Every figure is the length of the list that it leads to.

interface Listed {
  meta: { total: number };
}

/** The figures of everybody in town that are not the length of their lists. */
export async function findWrongFigures(town: Town): Promise<string[]> {
  const wrong: string[] = [];
  const reader = (as: Person) => {
    const read = async <Body>(path: string) => (await call<Body>(town, as, 'GET', path)).body;
    const compare = async (name: string, figure: number | undefined, list: string) => {
      const { meta } = await read<Listed>(list);
      if (figure !== meta?.total) wrong.push(`${name} is ${figure}, ${list} has ${meta?.total}`);
    };
    return { read, compare };
  };
  for (const as of town.recruiters) await ofCompany(town, as, reader(as));
  for (const as of town.seekers) await ofSeeker(reader(as));
  for (const as of [...town.recruiters, ...town.seekers])
    wrong.push(...(await ofUnread(as, reader(as))));
  await ofAdmin(reader(town.admin));
  return wrong;
}

interface Reader {
  read: <Body>(path: string) => Promise<Body>;
  compare: (name: string, figure: number | undefined, list: string) => Promise<void>;
}

interface Counted extends Listed {
  counts: Record<string, number>;
}

const R = '/barong/resource';

async function ofCompany(town: Town, { companyId }: Person, { read, compare }: Reader) {
  const jobs = town.jobs.get(companyId) ?? [];
  for (const list of [`${R}/applications`, ...jobs.map((id) => `${R}/jobs/${id}/applications`)]) {
    const { counts } = await read<Counted>(list);
    for (const [status, figure] of Object.entries(counts ?? {})) {
      await compare(
        `${list} ${status}`,
        figure,
        status === 'all' ? list : `${list}?status=${status}`,
      );
    }
  }
  const stats = await read<{
    jobs: Record<string, number>;
    applications: { total: number; pending: number; waiting: number };
  }>(`${R}/hr/job_stats`);
  for (const [state, figure] of Object.entries(stats.jobs)) {
    await compare(
      `jobs ${state}`,
      figure,
      `${R}/hr/jobs${state === 'total' ? '' : `?status=${state}`}`,
    );
  }
  await compare('applications', stats.applications.total, `${R}/applications`);
  await compare('pending', stats.applications.pending, `${R}/applications?status=pending`);
  await compare('waiting', stats.applications.waiting, `${R}/applications?status=waiting`);
  const own = await read<{ jobs: { id: number; application_count: number }[] }>(
    `${R}/hr/jobs?limit=100`,
  );
  for (const { id, application_count } of own.jobs) {
    await compare(`applications of job ${id}`, application_count, `${R}/jobs/${id}/applications`);
  }
  const figures = await read<{
    days: { applications: number }[];
    stages: { stage: string; applications: number }[];
    sources: { applications: number }[];
  }>(`${R}/hr/figures`);
  for (const rows of [figures.days, figures.sources, figures.stages.slice(0, 1)]) {
    const sum = rows.reduce((total, { applications }) => total + applications, 0);
    await compare('applications of the period', sum, `${R}/applications`);
  }
  const company = await read<{ active_jobs?: number }>(`/barong/public/companies/${companyId}`);
  await compare('open jobs', company.active_jobs, `/barong/public/jobs?company_id=${companyId}`);
}

async function ofSeeker({ read, compare }: Reader) {
  const list = `${R}/my/applications`;
  const { counts } = await read<Counted>(list);
  for (const [status, figure] of Object.entries(counts ?? {})) {
    await compare(
      `${list} ${status}`,
      figure,
      status === 'all' ? list : `${list}?status=${status}`,
    );
  }
}

/** Badges. */
async function ofUnread({ id }: Person, { read, compare }: Reader): Promise<string[]> {
  const { unread_count } = await read<{ unread_count: number }>(`${R}/notifications`);
  await compare(`notifications of ${id}`, unread_count, `${R}/notifications?filter=unread`);
  const { unread_count: messages } = await read<{ unread_count: number }>(
    `${R}/conversations/unread_count`,
  );
  const { conversations } = await read<{ conversations?: { unread_count: number }[] }>(
    `${R}/conversations?limit=100`,
  );
  const sum = (conversations ?? []).reduce((total, one) => total + one.unread_count, 0);
  return messages === sum ? [] : [`${id} has ${messages} unread messages, the list says ${sum}`];
}

async function ofAdmin({ read, compare }: Reader) {
  const figures = await read<Record<string, { total: number }>>('/barong/admin/figures');
  const lists = {
    seekers: '/barong/admin/users',
    companies: '/barong/public/companies',
    open_jobs: '/barong/public/jobs',
  };
  for (const [name, list] of Object.entries(lists)) await compare(name, figures[name]?.total, list);
}
