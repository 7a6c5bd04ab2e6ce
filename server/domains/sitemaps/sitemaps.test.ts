import { sql } from 'kysely';
import sax from 'sax';
import { describe, expect, test } from 'vitest';
import { builtPages, servePages } from '../../pages/pages.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { IDS_OF_A_FILE } from './queries.ts';
import { listedPages } from './sitemaps.ts';

const publicUrl = 'https://jobs.example.in';
const pages = { source: builtPages };
const portal = await openPortal({ publicUrl });
await servePages(portal.app, { services: portal.services, demo: false, ...pages });

const get = (url: string) => portal.send({ method: 'GET', url });

interface Entry {
  loc: string;
  lastmod?: string;
}

/** Throws if a program that reads XML strictly would not read this. */
function entriesIn(xml: string): Entry[] {
  const entries: Entry[] = [];
  const parser = sax.parser(true);
  let tag = '';
  Object.assign(parser, {
    onopentag: ({ name }: sax.Tag) => {
      tag = name;
      if (name === 'url' || name === 'sitemap') entries.push({ loc: '' });
    },
    onclosetag: () => (tag = ''),
    ontext: (text: string) => {
      const entry = entries.at(-1);
      if (entry && (tag === 'loc' || tag === 'lastmod')) entry[tag] = text;
    },
  });
  parser.write(xml).close();
  return entries;
}

async function entriesOf(url: string): Promise<Entry[]> {
  const { status, headers, text } = await get(url);
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return entriesIn(text);
}

/** Every address in every sitemap, by way of the index. */
async function listed(): Promise<Entry[]> {
  const files = await entriesOf('/sitemap.xml');
  const paths = files.map(({ loc }) => loc.replace(publicUrl, ''));
  return (await Promise.all(paths.map(entriesOf))).flat();
}
const addresses = async () => (await listed()).map(({ loc }) => loc);

describe('the sitemaps', () => {
  test('list an open job and its company under their one address, with the time of the last change', async () => {
    const { id: companyId } = await openCompany(portal, { name: "Asha & Sons' Mills" });
    const id = await openJob(portal, companyId, { title: 'दर्ज़ी', location: 'Pune' });
    const found = await listed();
    const job = found.find(({ loc }) => loc.startsWith(`${publicUrl}/jobs/${id}/`));
    expect(decodeURI(job?.loc ?? '')).toBe(`${publicUrl}/jobs/${id}/दर्ज़ी-pune`.normalize('NFC'));
    expect(new Date(job?.lastmod ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(found).toContainEqual(
      expect.objectContaining({ loc: `${publicUrl}/companies/${companyId}/asha-sons-mills` }),
    );
    const page = await get(new URL(job?.loc ?? '').pathname);
    expect(page.text).toContain(`rel="canonical" href="${job?.loc}"`);
  });

  test('leave out a job that is closed, and a company that has no open one any more', async () => {
    const { id: companyId } = await openCompany(portal, { name: 'Closing Looms' });
    const id = await openJob(portal, companyId, { title: 'Weaver' });
    expect((await addresses()).join(' ')).toContain(`/jobs/${id}/`);
    await portal.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', id).execute();
    await portal.db.deleteFrom('job_search').where('job_id', '=', id).execute();
    const found = (await addresses()).join(' ');
    expect(found).not.toContain(`/jobs/${id}/`);
    expect(found).not.toContain(`/companies/${companyId}/`);
  });

  test('leave out a job whose last day has passed', async () => {
    const { id: companyId } = await openCompany(portal);
    const id = await openJob(portal, companyId, { title: 'Dyer' });
    await sql`update jobs set expires_at = now() where id = ${id}`.execute(portal.db);
    expect((await addresses()).join(' ')).not.toContain(`/jobs/${id}/`);
  });

  test('have a file for each range of ids that has a job, and none for those between', async () => {
    const { id: companyId } = await openCompany(portal);
    await openJob(portal, companyId, { title: 'In the first file' });
    const far = 7 * IDS_OF_A_FILE;
    await sql`select setval(pg_get_serial_sequence('jobs', 'id'), ${far - 2})`.execute(portal.db);
    const before = await openJob(portal, companyId, { title: 'Last of its file' });
    const after = await openJob(portal, companyId, { title: 'First of the next' });
    expect([before, after]).toEqual([far - 1, far]);
    const files = (await entriesOf('/sitemap.xml')).map(({ loc }) => loc.replace(publicUrl, ''));
    const ofJobs = files.filter((file) => file.includes('/jobs-'));
    expect(ofJobs).toEqual(['0', '6', '7'].map((nth) => `/sitemaps/jobs-${nth}.xml`));
    const [, sixth = [], seventh = []] = await Promise.all(ofJobs.map(entriesOf));
    expect(sixth.map(({ loc }) => loc)).toEqual([expect.stringContaining(`/jobs/${before}/`)]);
    expect(seventh.map(({ loc }) => loc)).toEqual([expect.stringContaining(`/jobs/${after}/`)]);
  });

  test('list pages of the portal that exist', async () => {
    expect(await entriesOf('/sitemaps/pages.xml')).toHaveLength(listedPages.length);
    const answers = await Promise.all(listedPages.map(({ path }) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual(listedPages.map(() => 200));
    expect(answers.filter(({ text }) => /name="robots"[^>]*noindex/.test(text))).toEqual([]);
  });

  test.each(['jobs', 'jobs-', 'jobs--1', 'jobs-x', 'pages-1', 'companies-1234567890', 'secrets'])(
    'has nothing at the name %s',
    async (name) => expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404),
  );
});

describe('robots.txt', () => {
  test('leads to the sitemaps, and keeps search engines from what is behind the login', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`\nSitemap: ${publicUrl}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    expect(closed).toEqual(expect.arrayContaining(['/user/', '/hr/', '/admin/', '/api/']));
    expect(listedPages.filter((page) => closed.some((path) => page.path.startsWith(path)))).toEqual(
      [],
    );
  });

  test('of a demo closes everything, as its jobs are invented', async () => {
    const demo = await openPortal({ publicUrl });
    await servePages(demo.app, { services: demo.services, demo: true, ...pages });
    const { text } = await demo.send({ method: 'GET', url: '/robots.txt' });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
    expect((await demo.send({ method: 'GET', url: '/sitemap.xml' })).status).toBe(404);
    await demo.close();
  });
});
