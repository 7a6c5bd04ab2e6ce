import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '../../contract/endpoint.ts';
import { networkOf } from '../hostile/client.ts';
import { comeBack, type Person, type Town } from './town.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Reply<Body = Record<string, unknown>> {
  status: number;
  body: Body;
}

/** Calls the API as somebody, and notes whatever nobody may be answered. */
export async function call<Body = Record<string, unknown>>(
  town: Town,
  as: Person,
  method: Method,
  path: string,
  body?: object,
): Promise<Reply<Body>> {
  const { session } = as;
  const headers = {
    authorization: `Bearer ${session.token}`,
    'x-csrf-token': session.csrf_token,
    'x-forwarded-for': networkOf(Math.floor(town.random() * 10_000)),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const { status, text } = await fetch(`${town.address}${API_BASE}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  );
  const name = `${method} ${path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id')}`;
  const code = status < 400 ? '' : (/"errors":\["([^"]+)/.exec(text)?.[1] ?? '');
  const answered = `${name} ${status} ${code}`.trim();
  town.answers.set(answered, (town.answers.get(answered) ?? 0) + 1);
  if (status === 0 || status >= 500) {
    town.problems.add(`${answered} ${text.slice(0, 200)} for ${JSON.stringify(body)}`);
  }
  if (status === 401 && as !== town.admin) await comeBack(town, as);
  for (const [contact] of text.matchAll(CONTACT)) {
    if (await isSecret(town, as, contact))
      await judgeAgain(town, { as, name, method, path, contact });
  }
  return { status, body: status === 200 || status === 201 ? (parsed(text) as Body) : ({} as Body) };
}

const CONTACT = /user-\w+@people\.example|98123\d{5}/g;

/** Whether it is neither the reader's own nor shared with the reader's company. */
async function isSecret({ db, holderOf, admin }: Town, as: Person, contact: string) {
  const holder = holderOf.get(contact);
  if (holder === undefined || holder === as.id || as === admin) return false;
  const shared = await db
    .selectFrom('contact_shares')
    .select('id')
    .where('account_id', '=', holder)
    .where('company_id', '=', as.companyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return !shared;
}

interface Shown {
  as: Person;
  name: string;
  method: Method;
  path: string;
  contact: string;
}

const WHILE_IT_ENDS_MS = 3_000;

/** The share may have ended while the answer was made: then a later answer does not show it. */
async function judgeAgain(town: Town, { as, name, method, path, contact }: Shown) {
  if (method !== 'GET') {
    town.problems.add(`${name} shows ${contact} to company ${as.companyId}`);
    return;
  }
  await sleep(WHILE_IT_ENDS_MS);
  const { token, csrf_token } = as.session;
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf_token };
  const text = await (await fetch(town.address + API_BASE + path, { headers })).text();
  if (!text.includes(contact) || !(await isSecret(town, as, contact))) return;
  town.problems.add(`${name} shows ${contact} to company ${as.companyId}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
