import { expect, test } from 'vitest';
import { pageAt } from './test/route-table.ts';

/** Addresses that were once used in links and mails, and are no pages any more. */
test.each([
  ['/hr/jobs?status=draft', '/hr/postings?status=draft'],
  ['/hr/jobs/new', '/hr/jobs/create'],
  ['/hr/postings/new', '/hr/jobs/create'],
  ['/hr/postings/create', '/hr/jobs/create'],
  ['/hr/jobs/7/applications?status=pending', '/hr/applications/7?status=pending'],
])('%s redirects to %s', async (old, today) => {
  expect(await ledTo(old)).toBe(today);
  expect(pageAt(today).file).toMatch(/-page\.tsx$/);
});

type Leads = (args: { request: Request; params: object }) => Response;

async function ledTo(address: string): Promise<string | null> {
  const { file, params } = pageAt(address);
  const { clientLoader } = (await import(/* @vite-ignore */ `./${String(file)}`)) as {
    clientLoader: Leads;
  };
  try {
    const request = new Request(`https://vritti.test${address}`);
    return clientLoader({ request, params }).headers.get('location');
  } catch (led) {
    if (led instanceof Response) return led.headers.get('location');
    throw led;
  }
}
