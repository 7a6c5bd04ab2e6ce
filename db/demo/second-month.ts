import type { Insertable } from 'kysely';
import type { Trx } from '../../server/platform/database.ts';
import type { BreachTables } from '../tables/breaches.ts';
import type { TestimonialTables } from '../tables/testimonials.ts';
import type { Places } from './load/load-kept.ts';
import { anil, imran, lakshmi, priya, type Registered } from './people.ts';

// What admins have had to do with for a month: appeals, words about the portal, and a breach.

const seeker = (name: string, daysAgo: number) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@people.vritti.example`,
  role: 'user' as const,
  hasSecret: true,
  daysAgo,
});

interface DemoAppeal {
  who: ReturnType<typeof seeker>;
  state: 'inactive' | 'banned';
  shutOutDaysAgo: number;
  reason: string;
  daysAgo: number;
  text: string;
  /** Granted by another admin than the one who shut them out. */
  lifted?: { daysAgo: number; answer: string };
}

const appeals: readonly DemoAppeal[] = [
  {
    who: seeker('Rakesh Dabhi', 26),
    state: 'inactive',
    shutOutDaysAgo: 3.4,
    reason: 'Forty applications in an hour, all with the same letter.',
    daysAgo: 2.2,
    text: 'A friend told me to apply everywhere on the same day. I did not know that it is a nuisance, and will write each letter myself.',
  },
  {
    who: seeker('Meera Joglekar', 33),
    state: 'banned',
    shutOutDaysAgo: 15.3,
    reason: 'Two companies reported that the certificates of this profile belong to somebody else.',
    daysAgo: 13.8,
    text: 'The certificates carry my name before my marriage. I have sent the marriage certificate to the address for grievances.',
    lifted: {
      daysAgo: 12.1,
      answer: 'Both names belong to one person, as your papers show. We are sorry.',
    },
  },
];

/** People who were shut out and have appealed; nobody knows their passwords. */
export const appellants: readonly Registered[] = appeals.map(({ who }) => who);

type Words = Pick<
  Insertable<TestimonialTables['testimonials']>,
  'text' | 'name' | 'position' | 'company' | 'state' | 'reason'
> & { email: string; daysAgo: number };

const testimonials: readonly Words[] = [
  {
    email: imran,
    name: 'Imran Qureshi',
    position: 'Maintenance Electrician',
    company: null,
    text: 'Every company told me by which day it would answer, and I never had to ask twice.',
    state: 'approved',
    reason: null,
    daysAgo: 8.2,
  },
  {
    email: lakshmi,
    name: 'Lakshmi Gowda',
    position: 'Talent Lead',
    company: 'Kaveri Leaf Software',
    text: 'We see at a glance who waits for us. That keeps us honest, and people notice.',
    state: 'approved',
    reason: null,
    daysAgo: 5.6,
  },
  {
    email: priya,
    name: 'Priya Solanki',
    position: 'Accounts Executive',
    company: null,
    text: 'The interview came with place, time and what to bring, on one page that I could print.',
    state: 'waiting',
    reason: null,
    daysAgo: 0.8,
  },
  {
    email: anil,
    name: 'Anil Sharma',
    position: 'Owner',
    company: 'Sharma Agro Traders',
    text: 'Call us for the best prices for soybean and wheat in Indore, and ask for my son.',
    state: 'declined',
    reason: 'This is an advertisement. Please say how it went with the portal.',
    daysAgo: 17.5,
  },
];

type BreachWords = Pick<
  Insertable<BreachTables['breaches']>,
  'happened' | 'data_kinds' | 'people_count' | 'consequences' | 'measures' | 'findings' | 'advice'
> & { noticedDaysAgo: number; isOver: boolean };

const breaches: readonly BreachWords[] = [
  {
    noticedDaysAgo: 19.6,
    happened:
      'A mail to three candidates about one job had all three addresses in the line of recipients.',
    data_kinds: ['contact'],
    people_count: 3,
    consequences: 'Each of the three learned the names and addresses of the two others.',
    measures: 'Mails to several people are sent one by one. The template was changed the same day.',
    findings: 'Somebody in support answered by hand, from an own mail program.',
    advice: 'Nothing has to be done. Whoever gets unwanted mail can report it to us.',
    isOver: true,
  },
  {
    noticedDaysAgo: 0.4,
    happened: 'A laptop with the list of open messages to the operator was stolen from a car.',
    data_kinds: ['contact', 'messages'],
    people_count: null,
    consequences: 'The disk is encrypted. Whether the laptop was locked is being found out.',
    measures: 'All its sessions were ended within the hour.',
    findings: '',
    advice: '',
    isOver: false,
  },
];

/** Adds appeals, words about the portal and the register of breaches. */
export async function addSecondMonth(trx: Trx, places: Places): Promise<void> {
  for (const appeal of appeals) await addAppeal(trx, appeal, places);
  for (const words of testimonials) await addTestimonial(trx, words, places);
  for (const breach of breaches) await addBreach(trx, breach, places);
}

async function addAppeal(
  trx: Trx,
  { who, state, shutOutDaysAgo, reason, daysAgo, text, lifted }: DemoAppeal,
  places: Places,
): Promise<void> {
  const account_id = places.idOf(who.email);
  const moderator = places.idOf('moderator@demo.vritti.example');
  const owner = places.idOf('admin@demo.vritti.example');
  const change = await trx
    .insertInto('account_state_changes')
    .values({
      account_id,
      changed_by: moderator,
      state,
      reason,
      created_at: places.daysAgo(shutOutDaysAgo),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('appeals')
    .values({
      account_id,
      state_change_id: change.id,
      text,
      created_at: places.daysAgo(daysAgo),
      ...(lifted && {
        decided_at: places.daysAgo(lifted.daysAgo),
        decided_by: owner,
        lifted: true,
        answer: lifted.answer,
      }),
    })
    .execute();
  if (lifted) {
    await trx
      .insertInto('account_state_changes')
      .values({
        account_id,
        changed_by: owner,
        state: 'active',
        reason: null,
        created_at: places.daysAgo(lifted.daysAgo),
      })
      .execute();
  } else {
    await trx
      .updateTable('accounts')
      .set({ state, state_reason: reason })
      .where('id', '=', account_id)
      .execute();
  }
}

async function addTestimonial(
  trx: Trx,
  { email, daysAgo, ...words }: Words,
  places: Places,
): Promise<void> {
  const written_at = places.daysAgo(daysAgo);
  await trx
    .insertInto('testimonials')
    .values({
      ...words,
      account_id: places.idOf(email),
      agreed_at: written_at,
      written_at,
      ...(words.state !== 'waiting' && {
        decided_at: places.daysAgo(daysAgo - 0.7),
        decided_by: places.idOf('moderator@demo.vritti.example'),
      }),
    })
    .execute();
}

async function addBreach(
  trx: Trx,
  { noticedDaysAgo, isOver, ...words }: BreachWords,
  places: Places,
): Promise<void> {
  const after = (days: number) => places.daysAgo(noticedDaysAgo - days);
  await trx
    .insertInto('breaches')
    .values({
      ...words,
      noticed_at: after(0),
      began_at: after(-0.2),
      board_told_at: after(0.1),
      closed: isOver,
      changed_at: after(isOver ? 4 : 0.1),
      changed_by: places.idOf('data@demo.vritti.example'),
      ...(isOver && { board_detailed_at: after(2.4), people_told_at: after(0.3) }),
    })
    .execute();
}
