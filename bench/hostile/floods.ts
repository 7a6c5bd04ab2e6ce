// Attacks that were once possible, repeated many times.
import { PASSWORD } from '../../db/world/people.ts';
import type { Session } from '../../contract/accounts.ts';
import { type Client, networkOf } from './client.ts';
import type { KnownPerson } from './watch.ts';

const API = '/api/v2/barong';

/** Requests for pages at addresses that nobody has requested before. */
export const floodPages = (client: Client, count: number) =>
  client.flood(count, (index) => {
    const long = 'x'.repeat(1_900);
    const paths = [
      `/jobs.data?made_up=${index}${long}`,
      `/jobs?search=${index}${long.slice(0, 150)}`,
      `/companies?x=${index}`,
      `/jobs?search=${index}${long}${long}`,
    ];
    return { path: paths[index % paths.length] ?? '/' };
  });

/** The reads that once counted every open job. */
export const floodCounts = (client: Client, count: number) =>
  client.flood(count, (index) => ({
    path: `${API}/public/${index % 2 === 0 ? 'figures' : 'companies?tab=hiring'}`,
  }));

/** Uses up the limits of an owner from elsewhere; returns what the owner is answered at home. */
export async function floodLimits(
  client: Client,
  owner: KnownPerson,
  count: number,
): Promise<number> {
  await client.flood(count, (index) => ({
    method: 'POST',
    path: `${API}/identity/sessions`,
    from: networkOf(index),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${owner.email}:${owner.home}`,
      password: `Wrong-pass-${index}`,
    }),
  }));
  const { status } = await logIn(client, owner);
  return status;
}

/** A job whose description is all bullets, opened again and again. */
export async function floodDescriptions(client: Client, as: Session, count: number) {
  const { status, text } = await client.sendJson({
    path: `${API}/resource/jobs`,
    as,
    body: {
      title: 'Bullets',
      description: '\n•'.repeat(5_000),
      location: 'Indore',
      employment_type: 'full_time',
    },
  });
  if (status !== 201) return;
  const { id } = JSON.parse(text) as { id: number };
  await client.flood(count, () => ({ path: `${API}/public/jobs/${id}` }));
}

/** Uploads of two megabytes each by accounts that anybody can create. */
export async function floodUploads(client: Client, accounts: Session[], count: number) {
  const boundary = 'upload';
  const field = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${field('doc_type')}Resume\r\n${field('doc_name')}Mine\r\n`),
    Buffer.from(field('upload[]', '; filename="resume.pdf"')),
    Buffer.from('%PDF-1.4\n'.padEnd(1_900_000, ' ')),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  await client.flood(count, (index) => ({
    method: 'POST',
    path: `${API}/resource/documents`,
    as: accounts[index % accounts.length],
    from: networkOf(index),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body,
  }));
}

/** This many strangers log in while an owner does; returns the owner's answer. */
export async function floodLogins(
  strangers: Client,
  client: Client,
  owner: KnownPerson,
  rounds: number,
) {
  const answered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const flood = Array.from({ length: 300 }, (_, index) =>
      strangers.sendJson({
        path: `${API}/identity/sessions`,
        from: networkOf(1_000_000 + round * 300 + index),
        body: { email: `nobody${round}.${index}@people.example`, password: 'Wrong-pass-1' },
      }),
    );
    answered.push((await logIn(client, owner)).status);
    await Promise.all(flood);
  }
  return answered;
}

const logIn = (client: Client, { email, home, device }: KnownPerson) =>
  client.sendJson({
    path: `${API}/identity/sessions`,
    from: home,
    headers: { 'x-device-id': device },
    body: { email, password: PASSWORD },
  });
