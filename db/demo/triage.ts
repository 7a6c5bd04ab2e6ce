import { type Selectable, sql } from 'kysely';
import { meetsMustHave } from '../../contract/jobs/must-haves.ts';
import type { QuestionForm, SentAnswer } from '../../contract/jobs/questions.ts';
import type { Trx } from '../../server/platform/database.ts';
import type { Jobs } from '../tables/jobs.ts';
import { kaveriSoft, sharmaAgro } from './companies.ts';
import type { Places } from './load/load-kept.ts';
import { anil, imran, priya } from './people.ts';

const plain = { choices: [], accepted: [], least: null, most: null };

type Answered = [QuestionForm, answer: string, explanation?: string];
/** The questions of one job, and the answers of its first candidate. */
const asked: readonly [Answered, Answered, Answered] = [
  [{ ...plain, kind: 'yes_no', text: 'Do you hold a wireman permit?', accepted: ['yes'] }, 'yes'],
  [
    {
      ...plain,
      kind: 'number',
      text: 'For how many years have you looked after DG sets?',
      least: 5,
    },
    '3',
    'Three years with two sets of 250 kVA; before that I wound motors for four years.',
  ],
  [
    {
      ...plain,
      kind: 'choice',
      text: 'Which shift suits you?',
      choices: ['Day', 'Night', 'Either'],
    },
    'Either',
  ],
];

const notes = [
  {
    of: imran,
    daysAgo: 14.1,
    text: 'Called him: comes to Sanwer Road on Saturday to see the panels.',
  },
  {
    of: priya,
    daysAgo: 7.8,
    text: 'Reconciled our sample month in Tally without help. Ask about mandi cess.',
  },
];
const tags = [
  { of: imran, tag: 'Night shift' },
  { of: imran, tag: 'DG sets' },
  { of: priya, tag: 'Tally' },
];

const questionsOf = () => asked.map(([question]) => question);
const [permit, generators, shift] = asked;

/** The answers of the other candidates, each with a different number of years. */
const answersOfOthers = (index: number): typeof asked => [
  permit,
  [generators[0], String(5 + (index % 4))],
  [shift[0], index % 2 === 0 ? 'Day' : 'Either'],
];

const answersOf = (answered: typeof asked): SentAnswer[] =>
  answered.map(([question, answer, explanation = '']) => ({
    ...question,
    answer,
    explanation,
    meets_must_have: meetsMustHave(question, answer),
  }));

async function answerAll(trx: Trx, job_id: number, first: number): Promise<void> {
  const sent = await trx
    .selectFrom('applications')
    .select(['id', 'seeker_id'])
    .where('job_id', '=', job_id)
    .orderBy('id')
    .execute();
  for (const [index, { id, seeker_id }] of sent.entries()) {
    const answers = answersOf(seeker_id === first ? asked : answersOfOthers(index));
    await trx
      .updateTable('applications')
      .set({ answers: JSON.stringify(answers) })
      .where('id', '=', id)
      .execute();
  }
}

/** The job whose candidates stay anonymous until they are shortlisted. */
const blind = { companyName: kaveriSoft, title: 'HR Executive' };

async function reviewBlind(trx: Trx, { jobs, companyOf }: Places): Promise<void> {
  const { id } =
    jobs.find(
      ({ company_id, title }) =>
        company_id === companyOf(blind.companyName) && title === blind.title,
    ) ?? {};
  if (id === undefined) throw new Error(`The demo has no job ${blind.title}`);
  await trx.updateTable('jobs').set({ is_blind: true }).where('id', '=', id).execute();
  await trx
    .updateTable('applications')
    .set({ is_hidden: true })
    .where('job_id', '=', id)
    .where('status', 'in', ['pending', 'reviewing'])
    .execute();
}

/** Where applications came from: one through a recruiter's link, the others in turn. */
async function addSources(
  trx: Trx,
  referral: { job_id: number; account_id: number; created_at: Date },
  referred: number,
): Promise<void> {
  const { id } = await trx
    .insertInto('job_referrals')
    .values({ ...referral, code: 'demoReferralOfAnilK_22' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update applications set source =
    (array['search', 'search', 'alert', 'recommended', 'message', 'qr'])[1 + id % 6]`.execute(trx);
  await trx
    .updateTable('applications')
    .set({ source: 'referral', referral_id: id })
    .where('job_id', '=', referral.job_id)
    .where('seeker_id', '=', referred)
    .execute();
}

/** Adds questions, notes, tags and saved searches of one company's team. */
export async function addTriage(trx: Trx, places: Places): Promise<void> {
  const { jobs, idOf, companyOf, daysAgo } = places;
  await reviewBlind(trx, places);
  const company_id = companyOf(sharmaAgro);
  const account_id = idOf(anil);
  const isAsking = (job: Selectable<Jobs>) =>
    job.company_id === company_id && job.title === 'Maintenance Electrician';
  const job_id = jobs.find(isAsking)?.id;
  if (job_id === undefined) throw new Error('The demo has no job that asks questions');
  const questions = JSON.stringify(questionsOf());
  await trx.updateTable('jobs').set({ questions }).where('id', '=', job_id).execute();
  await answerAll(trx, job_id, idOf(imran));
  await addSources(trx, { job_id, account_id, created_at: daysAgo(20) }, idOf(imran));
  const about = (of: string) => ({ account_id: idOf(of), company_id });
  for (const { of, text, daysAgo: days } of notes) {
    const note = { ...about(of), author_id: account_id, text, created_at: daysAgo(days) };
    await trx.insertInto('candidate_notes').values(note).execute();
  }
  for (const { of, tag } of tags) {
    await trx
      .insertInto('candidate_tags')
      .values({ ...about(of), tag })
      .execute();
  }
  const filters = JSON.stringify({ search: 'tally', status: [], location: 'Indore', tag: [] });
  const search = { account_id, company_id, source: 'applied', name: 'Tally in Indore' } as const;
  const since = daysAgo(8);
  const { id: search_id } = await trx
    .insertInto('saved_candidate_searches')
    .values({ ...search, filters, is_shared: true, created_at: since })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Is due as soon as the demo runs, so that its first mail is there within a minute.
  const alert = { search_id, account_id, frequency: 'daily', due_at: daysAgo(0) } as const;
  await trx
    .insertInto('candidate_alerts')
    .values({ ...alert, since, looked_at: since })
    .execute();
}
