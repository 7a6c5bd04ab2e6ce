import ICAL from 'ical.js';
import type { Session } from '../../contract/accounts.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { dayIn } from '../../contract/format/today.ts';
import { addApplication } from '../../db/world/hiring.ts';
import { openJob, openTeam } from './hiring.ts';
import { register } from './people.ts';
import type { Actor, Portal } from './portal.ts';

// Interviews of a company with two recruiters, as both sides call for them.

const HOUR_MS = 3_600_000;

/** Read once, so that a test says the same hour at its beginning and at its end. */
const thisHour = Math.floor(Date.now() / HOUR_MS);

/** A full hour, about that many hours from now. */
export const inHours = (hours: number): string =>
  new Date((thisHour + hours) * HOUR_MS).toISOString();

export const PLACE = '12 Siyaganj, Indore';

export interface Applied {
  seeker: Session;
  id: number;
  jobId: number;
}

/** The terms of an offer, to answer within five days. */
export const offerTerms = {
  designation: 'Loom Fitter',
  pay_period: 'month' as const,
  ctc_inr: 240_000,
  basic_inr: 120_000,
  joining_on: dayIn(20),
  valid_until: dayIn(5),
  place: PLACE,
  duties: 'Keeps twelve looms running and mends what breaks.',
};

export type Interviewing = Awaited<ReturnType<typeof openInterviewing>>;

export async function openInterviewing(portal: Portal) {
  const { companyId, recruiter, colleague } = await openTeam(portal, {
    company: { name: 'Malwa Mills' },
    recruiter: 'Lakshmi Nair',
    colleague: 'Vikram Seth',
  });
  const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Meera Das' });

  return {
    companyId,
    recruiter,
    colleague,
    /** A recruiter of another company. */
    stranger,
    async applied(facts: { jobId?: number; name?: string } = {}): Promise<Applied> {
      const seeker = await register(portal, { name: facts.name ?? 'Asha Rao' });
      const jobId = facts.jobId ?? (await openJob(portal, companyId, { title: 'Loom Fitter' }));
      const { id } = await addApplication(portal.db, seeker.user.id, jobId);
      return { seeker, id, jobId };
    },
    ...companySide(portal, recruiter),
    ...candidateSide(portal),
    ...eitherSide(portal),
    ...mailsOf(portal),
    /** As if the interview began that many hours from now. */
    async beginsIn(id: number, hours: number): Promise<void> {
      await portal.db
        .updateTable('interviews')
        .set({ starts_at: new Date(Date.now() + hours * HOUR_MS) })
        .where('id', '=', id)
        .execute();
    },
  };
}

const companySide = (portal: Portal, recruiter: Session) => ({
  invite: (id: number, more: object = {}, as: Actor = recruiter) =>
    portal.call('POST /barong/resource/interviews', {
      as,
      body: { application_id: id, place: PLACE, ...more },
    }),
  offer: (id: number, more: object = {}, as: Actor = recruiter) =>
    portal.call('POST /barong/resource/offers', {
      as,
      body: { application_id: id, ...offerTerms, ...more },
    }),
  decide: (id: number, status: ApplicationStatus) =>
    portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status },
    }),
  change: (id: number, more: object, as: Actor | null = recruiter) =>
    portal.call('PUT /barong/resource/interviews/:id', {
      as: as ?? undefined,
      params: { id },
      body: { place: PLACE, ...more },
    }),
  cancel: (id: number, note = '', as: Actor = recruiter) =>
    portal.call('POST /barong/resource/interviews/:id/cancellation', {
      as,
      params: { id },
      body: { note },
    }),
  read: (as: Actor, id: number) =>
    portal.call('GET /barong/resource/interviews/:id', { as, params: { id } }),
  /** What the candidates of one or several applications have to come with the company. */
  async busyOf(application_id: number | number[], as: Actor = recruiter) {
    const { body } = await portal.call('GET /barong/resource/interviewers', {
      as,
      query: { application_id },
    });
    return body.candidate_booked;
  },
});

const candidateSide = (portal: Portal) => ({
  accept: (as: Actor, id: number, note = '') =>
    portal.call('POST /barong/resource/my/offers/:id/acceptance', {
      as,
      params: { id },
      body: { note },
    }),
  choose: (as: Actor | undefined, id: number, starts_at: string) =>
    portal.call('POST /barong/resource/my/interviews/:id/choice', {
      as,
      params: { id },
      body: { starts_at },
    }),
  decline: (as: Actor, id: number, note = '') =>
    portal.call('POST /barong/resource/my/interviews/:id/cancellation', {
      as,
      params: { id },
      body: { note },
    }),
  readMine: (as: Actor, id: number) =>
    portal.call('GET /barong/resource/my/interviews/:id', { as, params: { id } }),
  async applicationOf({ seeker, id }: Applied) {
    const { body } = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id },
    });
    return body;
  },
});

const eitherSide = (portal: Portal) => ({
  /** Says that the other side did not come. */
  missed: (as: Session, id: number, note = '') =>
    as.user.role === 'hr'
      ? portal.call('POST /barong/resource/interviews/:id/absence', {
          as,
          params: { id },
          body: { note },
        })
      : portal.call('POST /barong/resource/my/interviews/:id/absence', {
          as,
          params: { id },
          body: { note },
        }),
  reply: (as: Session, id: number, reply: 'was_there' | 'again', note = '') =>
    as.user.role === 'hr'
      ? portal.call('POST /barong/resource/interviews/:id/reply', {
          as,
          params: { id },
          body: { reply, note },
        })
      : portal.call('POST /barong/resource/my/interviews/:id/reply', {
          as,
          params: { id },
          body: { reply, note },
        }),
});

function mailsOf(portal: Portal) {
  const mailsTo = ({ user }: Session) => portal.mailsTo(user.email);

  return {
    mailsTo,
    /**
     * The effect of the newest calendar part of a mail, as a calendar program reads it: mails of one transaction
     * arrive in any order.
     */
    async calendarOf(session: Session) {
      const parts = (await mailsTo(session)).flatMap(({ attachments }) => attachments);
      const part = parts.findLast(({ mimeType }) => mimeType === 'text/calendar');
      if (!part) return undefined;
      const text = new TextDecoder().decode(part.content as ArrayBuffer);
      return { ...entryIn(text), inMail: part.method };
    },
  };
}

/** The entry of a calendar file, as a calendar program reads it. */
export function entryIn(text: string) {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: component.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    location: event.location,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
}
