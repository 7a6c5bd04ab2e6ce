import { sql } from 'kysely';
import { PASSWORD } from '../../db/world/people.ts';
import { oneOf } from '../every-call/inputs.ts';
import { call } from './calls.ts';
import { firstOf, type Person, type Town } from './town.ts';

type Step = (town: Town, as: Person) => Promise<unknown>;

/** What seekers do, each about so many times in a hundred. */
const steps: readonly (readonly [number, Step])[] = [
  [28, apply],
  [12, withdraw],
  [6, undo],
  [6, save],
  [14, answerOffer],
  [10, answerInterview],
  [12, write],
  [1, leave],
  [4, hide],
  [7, look],
];

export function seekerStep(town: Town, as: Person): Promise<unknown> {
  const all = steps.flatMap(([times, step]) => Array.from({ length: times }, () => step));
  return oneOf(town.random, all)(town, as);
}

const anyJob = ({ random, jobs }: Town) => oneOf(random, [...jobs.values()].flat());

const anApplication = (town: Town, { id }: Person) =>
  firstOf<{ id: number }>(
    town,
    sql`select id from applications where seeker_id = ${id} order by random() limit 1`,
  );

const ofApplication = (table: 'offers' | 'interviews', { id }: Person) =>
  sql`select thing.* from ${sql.table(table)} as thing join applications on applications.id = application_id
    where seeker_id = ${id} order by thing.id desc limit 1`;

async function apply(town: Town, as: Person) {
  const phone = [...town.holderOf].find(([contact, id]) => id === as.id && !contact.includes('@'));
  await call(town, as, 'POST', `/barong/resource/jobs/${anyJob(town)}/apply`, {
    cover_letter: `I keep books. Call ${phone?.[0]} or write to ${as.email}.`,
    share_contact: town.random() < 0.5,
    can_undo: town.random() < 0.5,
  });
}

async function withdraw(town: Town, as: Person) {
  const application = await anApplication(town, as);
  if (!application) return;
  await call(town, as, 'POST', `/barong/resource/applications/${application.id}/withdrawal`, {
    stop_sharing: town.random() < 0.5,
  });
}

async function undo(town: Town, as: Person) {
  const application = await anApplication(town, as);
  if (!application) return;
  await call(town, as, 'POST', `/barong/resource/applications/${application.id}/undo`);
}

async function save(town: Town, as: Person) {
  const job_id = anyJob(town);
  if (town.random() < 0.6) await call(town, as, 'POST', '/barong/resource/saved_jobs', { job_id });
  else await call(town, as, 'DELETE', `/barong/resource/saved_jobs/${job_id}`);
}

async function answerOffer(town: Town, as: Person) {
  const offer = await firstOf<{ id: number }>(town, ofApplication('offers', as));
  if (!offer) return;
  const answer = oneOf(town.random, ['acceptance', 'acceptance', 'refusal']);
  await call(town, as, 'POST', `/barong/resource/my/offers/${offer.id}/${answer}`);
}

async function answerInterview(town: Town, as: Person) {
  const interview = await firstOf<{ id: number; slots: Date[] }>(
    town,
    ofApplication('interviews', as),
  );
  if (!interview) return;
  const path = `/barong/resource/my/interviews/${interview.id}`;
  const [starts_at = new Date()] = interview.slots;
  if (town.random() < 0.6) await call(town, as, 'POST', `${path}/choice`, { starts_at });
  else await call(town, as, 'POST', `${path}/cancellation`, {});
}

async function write(town: Town, as: Person) {
  const conversation = await firstOf<{ id: number }>(
    town,
    sql`select id from conversations where seeker_id = ${as.id} order by random() limit 1`,
  );
  if (!conversation) return;
  const path = `/barong/resource/conversations/${conversation.id}`;
  const what = town.random();
  if (what < 0.1) await call(town, as, 'PUT', `${path}/block`, { blocked: town.random() < 0.3 });
  else if (what < 0.4) await call(town, as, 'GET', `${path}/messages`);
  else await call(town, as, 'POST', `${path}/messages`, { content: 'Good morning.' });
}

async function leave(town: Town, as: Person) {
  await call(town, as, 'POST', '/barong/resource/users/me/deletion', { password: PASSWORD });
}

async function hide(town: Town, as: Person) {
  const visibility = oneOf(town.random, ['nobody', 'applied', 'checked']);
  await call(town, as, 'PUT', '/barong/resource/sharing', { visibility });
}

async function look(town: Town, as: Person) {
  const list = oneOf(town.random, [
    'my/applications',
    'notifications',
    'holdings',
    'conversations',
  ]);
  await call(town, as, 'GET', `/barong/resource/${list}`);
}
