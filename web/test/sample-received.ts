import type { Application, ApplicationStatus } from '../../contract/applications.ts';
import {
  applicationStatuses,
  companyTransitions,
  waitingStatuses,
} from '../../contract/applications/statuses.ts';
import type { LetterTemplate } from '../../contract/applications/letter-templates.ts';
import type { SentAnswer } from '../../contract/jobs/questions.ts';
import { metaOf } from '../../contract/lists.ts';
import { candidate, received } from './sample-applications.ts';
import { stubOwnJobs } from './sample-hiring.ts';
import { answer } from './stub-server.ts';

// The applications that a company has received, as the stub returns them.

export const applicant = (id: number, name: string, status: Application['status'] = 'pending') => {
  const one = received(status, { id });
  return { ...one, user: { ...one.user, id, username: name } };
};
export const asha = applicant(7, 'Asha Rao');
export const bhavna = applicant(8, 'Bhavna Patel');

/** An answer to a question with yes or no; `meets` is null where it is no must-have. */
export const sentAnswer = (text: string, meets: boolean | null): SentAnswer => ({
  kind: 'yes_no',
  text,
  choices: [],
  accepted: meets === null ? [] : ['yes'],
  least: null,
  most: null,
  answer: meets === false ? 'no' : 'yes',
  meets_must_have: meets,
  explanation: '',
});

/** Answers to everything that the pages of received applications read besides the applications. */
export function stubReceived(): void {
  stubOwnJobs();
  stubLetters();
  answer('GET /barong/resource/applications/:id/candidate', candidate);
}

const statusesIn = (wanted: readonly string[]) =>
  wanted.flatMap((one) => (one === 'waiting' ? waitingStatuses : one));

/** A team without notes about anybody and without saved searches. */
export function stubNotes(): void {
  answer('GET /barong/resource/candidates/:id/notes', ({ query }) => ({
    candidate_notes: [],
    tags: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/candidate_tags', ({ query }) => ({
    candidate_tags: [],
    meta: metaOf(query, 0),
  }));
  answer('GET /barong/resource/candidate_searches', ({ query }) => ({
    candidate_searches: [],
    meta: metaOf(query, 0),
  }));
}

/** How many of the fifty profiles a month of the plan are used. */
export const stubViews = (used: number): void =>
  answer('GET /barong/resource/plan_usage', {
    usage: [
      {
        allowance: 'candidateViews',
        name: 'profiles a month of people who did not apply',
        used,
        most: 50,
      },
    ],
  });

export const noScores = {
  mine: null,
  others: [],
  hidden_count: 0,
  has_waived: false,
  average: null,
  awaited: [],
};

/** Answers with these applications; search and statuses filter them. */
export function stubApplications(...all: Application[]): void {
  stubNotes();
  const of = (...statuses: Application['status'][]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  answer('GET /barong/resource/applications', ({ query }) => {
    const found = all.filter(
      ({ user, status }) =>
        user.username.toLowerCase().includes(query.search.toLowerCase()) &&
        (query.status.length === 0 || statusesIn(query.status).some((wanted) => wanted === status)),
    );
    const part = query.per_status
      ? found
      : found.slice((query.page - 1) * query.limit, query.page * query.limit);
    return {
      ids: part.map(({ id }) => id),
      applications: part.filter(({ id }) => !query.known.includes(id)),
      counts: {
        all: all.length,
        waiting: of('pending', 'reviewing', 'interview'),
        pending: of('pending'),
        reviewing: of('reviewing'),
        interview: of('interview'),
        offered: of('offered'),
        hired: of('hired'),
        accepted: of('accepted'),
        rejected: of('rejected'),
        unanswered: of('unanswered'),
        withdrawn: of('withdrawn'),
      },
      due_within_week: all.filter(
        ({ answer: clock, status }) =>
          clock && !clock.answered_at && statusesIn(['waiting']).some((one) => one === status),
      ).length,
      answers_in_time_percent: null,
      meta: metaOf(query, found.length),
    };
  });
  answer('GET /barong/resource/applications/:id/score_cards', noScores);
  answer('GET /barong/resource/offers', ({ query }) => ({ offers: [], meta: metaOf(query, 0) }));
  answer(
    'GET /barong/resource/applications/:id',
    ({ params }) => all.find(({ id }) => id === params.id) ?? asha,
  );
}

/** Accepts decisions, invitations and offers, and undoing them, from now on, and updates the lists. */
export function stubDecisions(...all: Application[]): void {
  const change = (ids: readonly number[], changed: (one: Application) => Application) => {
    all.splice(0, all.length, ...all.map((one) => (ids.includes(one.id) ? changed(one) : one)));
    stubApplications(...all);
  };
  const before = [...all];
  const made = (ids: number[], status: ApplicationStatus) => {
    change(ids, (one) => ({ ...one, status, next_statuses: [...companyTransitions[status]] }));
    return { decided: ids, refused: [], until: '2026-11-22T09:00:10.000Z' };
  };
  answer('POST /barong/resource/applications/decisions', ({ body }) => made(body.ids, body.status));
  answer('POST /barong/resource/applications/invitations', ({ body }) =>
    made(body.ids, 'interview'),
  );
  answer('POST /barong/resource/applications/offers', ({ body }) => made(body.ids, 'offered'));
  answer('POST /barong/resource/applications/decisions/undo', ({ body }) => {
    change(body.ids, ({ id, ...one }) => before.find((old) => old.id === id) ?? { ...one, id });
    return { undone: body.ids };
  });
}

/** The company's saved letters, each for an acceptance unless given otherwise. */
export const stubLetters = (...letters: Partial<LetterTemplate>[]): void =>
  answer('GET /barong/resource/letter_templates', ({ query }) => ({
    letter_templates: letters.map((letter, index) => ({
      id: index + 1,
      name: 'A letter',
      occasion: 'accepted' as const,
      text_en: 'Hello {name}',
      text_hi: '',
      updated_at: '2026-11-20T09:32:00.000Z',
      version: 4,
      ...letter,
    })),
    meta: metaOf(query, letters.length),
  }));

const statuses = ['all', 'waiting', ...applicationStatuses] as const;
/** A job without applications, whatever the filter. */
export function stubNoneForJob() {
  const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<
    (typeof statuses)[number],
    number
  >;
  answer('GET /barong/resource/jobs/:id/applications', ({ query }) => ({
    ids: [],
    applications: [],
    counts,
    due_within_week: 0,
    answers_in_time_percent: null,
    meta: metaOf(query, 0),
  }));
}
