import type { Session } from '../../../contract/accounts.ts';
import { addSeeker } from '../../../db/world/people.ts';
import { openSession } from '../account-states.ts';
import { openCompany } from '../hiring.ts';
import type { Portal } from '../portal.ts';

interface Owned {
  seeker: Session;
  /** Posts one more job. */
  job: () => Promise<number>;
  /** In every text. */
  secret: string;
}

let numbers = 0;
/** Some things may exist only once, so each gets a number. */
const nextNumber = () => (numbers += 1);

/** Makes what a seeker keeps for themselves, beside what they send to companies. */
export const seekerMakers = (portal: Portal, owned: Owned) => ({
  ...searchMakers(portal, owned),
  ...companyMakers(portal, owned),
  ...accountMakers(portal, owned),
});

/** What helps in looking for work. */
function searchMakers(portal: Portal, { seeker, secret }: Owned) {
  const alert = async () => {
    const { body } = await portal.call('POST /barong/resource/alerts', {
      as: seeker,
      body: { name: secret, frequency: 'daily', search: { search: `${secret} ${nextNumber()}` } },
    });
    return body.id;
  };
  const outsideApplication = async () => {
    const { body } = await portal.call('POST /barong/resource/outside_applications', {
      as: seeker,
      body: {
        job_title: secret,
        company_name: secret,
        status: 'Applied',
        applied_on: '2026-11-18',
        note: secret,
      },
    });
    return body.id;
  };

  return { alert, outsideApplication };
}

/** What concerns companies and their jobs, and a testimonial about the portal. */
const companyMakers = (portal: Portal, { seeker, job, secret }: Owned) => ({
  contactShare: async () => {
    const company_id = (await openCompany(portal)).id;
    const { id } = await portal.db
      .insertInto('contact_shares')
      .values({ account_id: seeker.user.id, company_id, way: 'seeker' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  contactRequest: async () => {
    const company_id = (await openCompany(portal)).id;
    const { id } = await portal.db
      .insertInto('contact_requests')
      .values({ account_id: seeker.user.id, company_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  testimonial: async () => {
    // Once approved, everybody may read it.
    const words = { text: 'An answer each time.', name: 'Asha', position: 'Nurse' };
    const { id } = await portal.db
      .insertInto('testimonials')
      .values({ account_id: (await addSeeker(portal.db)).id, ...words })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  blockedCompany: async () => {
    const { body } = await portal.call('POST /barong/resource/blocked_companies', {
      as: seeker,
      body: { name: `${secret} ${nextNumber()}` },
    });
    return body.id;
  },
  excludedCompany: async () => {
    const company_id = (await openCompany(portal)).id;
    const row = { account_id: seeker.user.id, company_id };
    await portal.db.insertInto('excluded_companies').values(row).execute();
    return company_id;
  },
  excludedJob: async () => {
    const job_id = await job();
    const row = { account_id: seeker.user.id, job_id };
    await portal.db.insertInto('excluded_jobs').values(row).execute();
    return job_id;
  },
});

/** What belongs to the account. */
const accountMakers = (portal: Portal, { seeker, secret }: Owned) => ({
  session: async () => {
    await openSession(portal, seeker.user.id);
    const newest = await portal.db
      .selectFrom('sessions')
      .select((row) => row.fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return newest.id;
  },
  passkey: async () => {
    const { id } = await portal.db
      .insertInto('passkeys')
      .values({
        account_id: seeker.user.id,
        credential_id: Buffer.from(`${secret} ${nextNumber()}`),
        public_key: Buffer.from('key'),
        counter: 0,
        transports: [],
        name: secret,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  notification: async () => {
    const { id } = await portal.db
      .insertInto('notifications')
      .values({
        account_id: seeker.user.id,
        kind: 'new_device',
        subject: JSON.stringify({ device: secret }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  pushSubscription: async () => {
    const endpoint = `https://fcm.googleapis.com/${secret}/${nextNumber()}`;
    const keys = { p256dh: 'key', auth: 'auth', server_key: 'key' };
    const own = { account_id: seeker.user.id, endpoint, ...keys };
    const row = portal.db.insertInto('push_subscriptions').values(own).returning('id');
    return (await row.executeTakeFirstOrThrow()).id;
  },
});
