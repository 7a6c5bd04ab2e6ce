import { addDocument } from '../../../db/world/hiring.ts';
import { addAdvertisement } from '../../../db/world/advertisements.ts';
import { addAdmin, addCompany, addRecruiter, addSeeker } from '../../../db/world/people.ts';
import type { Actor, Portal } from '../portal.ts';

let letters = 0;
let words = 0;

/** What admins work on. */
export const adminMakers = (portal: Portal, admin: Actor, secret: string) => ({
  ...accountMakers(portal, secret),
  ...caseMakers(portal, admin, secret),
});

/** Accounts, and a resume that another admin has opened. */
const accountMakers = (portal: Portal, secret: string) => ({
  account: async () => {
    const { id } = await addSeeker(portal.db);
    await addDocument(portal.db, id);
    return id;
  },
  recruiter: async () => {
    const { id } = await addRecruiter(portal.db, (await addCompany(portal.db)).id);
    // The admin who requested it is gone, so that one more request deletes nobody.
    await portal.db
      .insertInto('asked_deletions')
      .values({ account_id: id, reason: 'The company was dissolved.' })
      .execute();
    return id;
  },
  admin: async () => (await addAdmin(portal.db)).id,
  appeal: async () => {
    const { id: account_id } = await addSeeker(portal.db, { state: 'banned' });
    const { id: state_change_id } = await portal.db
      .insertInto('account_state_changes')
      .values({ account_id, state: 'banned' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await portal.db
      .insertInto('appeals')
      .values({ account_id, state_change_id, text: secret })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  resumeAccess: async () => {
    const seeker = await addSeeker(portal.db);
    const resume = await addDocument(portal.db, seeker.id);
    const { id } = await portal.db
      .insertInto('resume_accesses')
      .values({
        account_id: seeker.id,
        document_id: resume.id,
        doc_name: 'x.pdf',
        reason: 'Asked.',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
});

/** What waits for an admin: letters, reports, advertisements and words. */
const caseMakers = (portal: Portal, admin: Actor, secret: string) => ({
  contactMessage: async () => {
    letters += 1;
    const { body } = await portal.call('POST /barong/public/contact_messages', {
      body: {
        name: 'Ravi Menon',
        email: 'ravi@writes.test',
        // Every role that answers messages may read this one.
        topic: 'grievance',
        // The same message twice would be one, and messages per network are limited.
        message: `Nobody answers me about ${secret}, asked ${letters} times.`,
      },
      headers: { 'x-forwarded-for': `100.70.0.${letters}` },
    });
    return body.id;
  },
  report: async () => {
    const { id: company_id, name } = await addCompany(portal.db);
    const { id } = await portal.db
      .insertInto('reports')
      .values({ company_id, title: name, reason: 'money', note: secret, language: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  breach: async () => {
    const { id } = await portal.db
      .insertInto('breaches')
      .values({
        noticed_at: '2026-11-01T00:00:00Z',
        happened: secret,
        data_kinds: ['contact'],
        consequences: '',
        measures: '',
        findings: '',
        advice: '',
        closed: false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  advertisement: async () => (await addAdvertisement(portal.db)).id,
  waitingAdvertisement: async () =>
    (await addAdvertisement(portal.db, { approved: null, decided_at: null })).id,
  synonym: async () => {
    const { body } = await portal.call('PUT /barong/admin/search_synonyms', {
      as: admin,
      body: { phrases: [`vintner ${(words += 1)}`, `winemaker ${words}`] },
    });
    return body.id;
  },
});
