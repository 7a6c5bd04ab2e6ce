import { z } from 'zod';
import { BREACH_PEOPLE_MAX, BREACH_TEXT_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { idParams } from '../fields/ids.ts';
import { isInCalendar } from '../fields/optional-fields.ts';
import { requiredText, seenText } from '../fields/texts.ts';
import { listOf, paging } from '../lists.ts';
import { breachDataKinds, breachNotices } from './breach-kinds.ts';

/** How far the clock of a browser may be ahead. */
const SLACK_MS = 300_000;
const past = z.iso
  .datetime({ offset: true, error: 'request.missing' })
  .refine(isInCalendar)
  .refine((moment) => Date.parse(moment) < Date.now() + SLACK_MS, 'resource.breach.in_future');
const pastOrNull = past.nullable();
const text = seenText(BREACH_TEXT_MAX_LENGTH);

const written = {
  /** The legal deadlines run from this moment. */
  noticed_at: past,
  /** Null while nobody knows. */
  began_at: pastOrNull,
  /** What happened, where and how. */
  happened: requiredText('request.missing', BREACH_TEXT_MAX_LENGTH),
  data_kinds: z.array(z.enum(breachDataKinds)).min(1, 'request.missing').max(20),
  /** About how many people; null while nobody knows. */
  people_count: z.number().int().min(0).max(BREACH_PEOPLE_MAX).nullable(),
  consequences: text,
  measures: text,
  /** Why it could happen, and what is known of who caused it. */
  findings: text,
  /** What the people concerned can do themselves. */
  advice: text,
  board_told_at: pastOrNull,
  board_detailed_at: pastOrNull,
  people_told_at: pastOrNull,
  closed: z.boolean(),
};

const BreachForm = z.object(written).superRefine((breach, context) => {
  const wrong = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const noticed = Date.parse(breach.noticed_at);
  if (breach.began_at !== null && Date.parse(breach.began_at) > noticed) {
    wrong('began_at', 'resource.breach.began_later');
  }
  for (const notice of breachNotices) {
    const sent = breach[notice];
    if (sent !== null && Date.parse(sent) < noticed) wrong(notice, 'resource.breach.told_early');
    // Where nobody is concerned there is nobody to tell.
    const isNeeded = notice !== 'people_told_at' || breach.people_count !== 0;
    if (breach.closed && sent === null && isNeeded) wrong(notice, 'resource.breach.not_told');
  }
});
export type BreachForm = z.output<typeof BreachForm>;

const Breach = z.object({
  ...written,
  noticed_at: z.string(),
  began_at: z.string().nullable(),
  board_told_at: z.string().nullable(),
  board_detailed_at: z.string().nullable(),
  people_told_at: z.string().nullable(),
  id: z.number(),
  /** When the 72 hours end in which the Board is told in detail. */
  details_due_at: z.string(),
  version: z.number(),
  changed_at: z.string(),
  /** Who changed it last; null once their account is deleted. */
  changed_by: z.string().nullable(),
});
export type Breach = z.output<typeof Breach>;

const example = {
  noticed_at: '2026-11-20T09:00:00+05:30',
  began_at: null,
  happened: 'A list of applicants was mailed to a wrong address.',
  data_kinds: ['contact' as const],
  people_count: 12,
  consequences: '',
  measures: '',
  findings: '',
  advice: '',
  board_told_at: null,
  board_detailed_at: null,
  people_told_at: null,
  closed: false,
};

const refusals = [
  'request.missing',
  'resource.breach.in_future',
  'resource.breach.began_later',
  'resource.breach.told_early',
  'resource.breach.not_told',
] as const;

export const breaches = endpoints({
  'GET /barong/admin/breaches': {
    summary:
      'The register of data breaches: what was noticed first leads while open, last once closed',
    who: 'admin',
    admins: ['data_protection'],
    query: paging().extend({ status: z.enum(['open', 'closed']).default('open') }),
    output: listOf('breaches', Breach, { open_count: z.number() }),
  },
  'POST /barong/admin/breaches': {
    summary: 'Enter a data breach into the register',
    who: 'admin',
    admins: ['data_protection'],
    body: BreachForm,
    example,
    status: 201,
    output: Breach,
    errors: ['request.idempotency_key_reused', ...refusals],
  },
  'PUT /barong/admin/breaches/:id': {
    summary:
      'Change an entry as it was read, note when a notice was sent, close it or open it again; the audit log keeps each change',
    who: 'admin',
    admins: ['data_protection'],
    params: idParams({ breach: 'admin' }),
    body: BreachForm,
    example,
    output: Breach,
    errors: [...refusals, 'resource.breach.not_found', 'request.stale'],
  },
});
