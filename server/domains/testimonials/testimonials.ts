/** What people say about the portal: in their own words, with their consent, once an owner has approved it. */
import type {
  OwnTestimonial,
  ShownTestimonial,
  Testimonial,
  TestimonialForm,
} from '../../../contract/testimonials/testimonials.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Days } from '../../platform/calendar/days-in-india.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { isStale } from '../../platform/http/versions.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { mailDecision } from './mails.ts';
import {
  countWaiting,
  deleteTestimonial,
  findOwn,
  findTestimonial,
  findWriter,
  keepTestimonial,
  listShown,
  listTestimonials,
  markDecided,
} from './queries.ts';

/** Limited, because an owner has to read each change. */
const CHANGES_A_DAY = 10;

interface Held {
  testimonial: OwnTestimonial | null;
}

export const readOwnTestimonial = async (db: Db, accountId: number): Promise<Held> => ({
  testimonial: (await findOwn(db, accountId)) ?? null,
});

/** Until an owner has approved it, it is shown nowhere; nor is the text that it replaces. */
export async function sayHowItWent(
  db: Db,
  accountId: number,
  form: TestimonialForm,
): Promise<Held> {
  const key = attemptKey('testimonial', { account: accountId });
  await countAttempt(db, { key, most: CHANGES_A_DAY, seconds: DAY_SECONDS });
  const { agreed: _, ...words } = form;
  await keepTestimonial(db, accountId, words);
  return readOwnTestimonial(db, accountId);
}

export async function takeBack(db: Db, accountId: number): Promise<Held> {
  await deleteTestimonial(db, accountId);
  return { testimonial: null };
}

export const shownTestimonials = async (db: Db): Promise<{ testimonials: ShownTestimonial[] }> => ({
  testimonials: (await listShown(db)).map((words) => ({
    ...words,
    language: /[\u0900-\u097f]/.test(words.text) ? 'hi' : 'en',
  })),
});

export async function readTestimonials(
  db: Db,
  asked: Paging & Days & { status: 'waiting' | 'decided' },
) {
  const { rows: testimonials, meta } = await listTestimonials(db, asked);
  return { testimonials, meta, waiting_count: await countWaiting(db) };
}

interface Decision {
  approved: boolean;
  pinned: boolean;
  reason: string | null;
  adminId: number;
  ifMatch: string | undefined;
}

/** An approved one can be declined later, and vice versa; only the version that was read is decided. */
export const decideTestimonial = (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  id: number,
  { approved, pinned, reason, adminId, ifMatch }: Decision,
): Promise<Testimonial> =>
  db.transaction().execute(async (trx) => {
    const before = orRefuse(
      await findTestimonial(trx, id, { locked: true }),
      'resource.testimonial.not_found',
    );
    if (isStale(ifMatch, before.version)) {
      throw refuse('resource.testimonial.stale', { current: before });
    }
    const state = approved ? 'approved' : 'declined';
    const after = { state, reason: approved ? null : reason, pinned: approved && pinned } as const;
    await markDecided(trx, id, { ...after, adminId });
    await recordAct(trx, {
      act: 'testimonial_decided',
      subject: ['testimonial', id],
      before: { state: before.state, pinned: before.pinned },
      after: { state: after.state, pinned: after.pinned },
    });
    // Where it is placed among the others is not announced to its writer.
    if (before.state !== state) {
      const writer = await findWriter(trx, before.account_id);
      await mailDecision(trx, writer, { reason: after.reason, publicUrl });
    }
    const decided = orRefuse(await findTestimonial(trx, id), 'resource.testimonial.not_found');
    return decided;
  });
