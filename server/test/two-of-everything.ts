import type { Session } from '../../contract/accounts.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import { addDocument, addSavedJob } from '../../db/world/hiring.ts';
import { addProfile, addRecruiter, addSeeker } from '../../db/world/people.ts';
import { conversationMakers } from './two-conversations.ts';
import { invoiceMakers } from './two-invoices.ts';
import { adminMakers } from './two-for-admins.ts';
import { seekerMakers } from './two-for-seekers.ts';
import { openAccount, openSession } from './account-states.ts';
import { moneyMakers } from './two-payments.ts';
import { apply, openCompany, openJob, registerRecruiter } from './hiring.ts';
import { register } from './people.ts';
import { type Actor, openPortal, type Portal } from './portal.ts';
import { pdf } from './resumes.ts';

/** A word in everything that only its owner may read. */
export const SECRET = 'mangowine';
/** The same in what the team keeps for itself, and in what the seeker does: neither may read the other's. */
export const TEAM_SECRET = `${SECRET}-cellar`;
export const OWN_SECRET = `${SECRET}-diary`;

export const people = [
  'seeker',
  'otherSeeker',
  'recruiter',
  'interviewer',
  'viewer',
  'otherRecruiter',
  'admin',
  'guest',
] as const;
export type Person = (typeof people)[number];

/**
 * Two seekers who each applied, saved and uploaded, and two companies that each post jobs: `seeker`
 * has applied to the company of `recruiter`, its owner, and only these two know the secret in their
 * own things. `interviewer` and `viewer` are in the team of `recruiter`.
 */
export interface TwoOfEverything {
  portal: Portal;
  as: Record<Person, Actor | undefined>;
  /**
   * Creates one more of each kind of thing that the contract has ids of: owned by `seeker`, by the
   * company of `recruiter`, or by admins, as the contract says.
   */
  make: Record<string, () => Promise<number>>;
}

export async function make(world: TwoOfEverything, thing: string): Promise<number> {
  const maker = world.make[thing];
  if (!maker) throw new Error(`server/test/two-of-everything.ts makes no ${thing}`);
  return maker();
}

const form = (letter: string) => ({
  name: 'Asha Rao',
  title: letter,
  skills: [letter],
  experience: [],
  education: [],
  default_cover_letter: letter,
});

export async function openTwoOfEverything(): Promise<TwoOfEverything> {
  const portal = await openPortal();
  // Its recruiters have mail at its domain, so it may find people; the other company may not.
  const cloth = { description: 'Cloth.', industry: 'Textiles', website: 'https://people.example' };
  const company = await openCompany(portal, cloth);
  const otherCompany = await openCompany(portal, { description: 'Tea.', industry: 'Food' });
  const recruiter = await registerRecruiter(portal, company.id);
  const otherRecruiter = await registerRecruiter(portal, otherCompany.id, 'Meera Das');
  const mate = (team_role: TeamRole = 'recruiter') =>
    addRecruiter(portal.db, company.id, { team_role });
  const inTeam = async (role: TeamRole) => openSession(portal, (await mate(role)).id);
  const interviewer = await inTeam('interviewer');
  const viewer = await inTeam('viewer');
  const seeker = await register(portal, { name: `Asha ${SECRET}` });
  const otherSeeker = await register(portal, { name: 'Ravi Iyer' });
  const admin = await openSession(portal, await openAccount(portal, 'admin'));

  const upload = async (
    owner: Session,
    name: string,
    doc_type: 'Resume' | 'Profile Picture' = 'Resume',
  ) => {
    const facts = { doc_type, doc_name: name, file_key: `documents/${name}` };
    return (await addDocument(portal.db, owner.user.id, facts)).id;
  };
  const save = async (owner: Session, jobId: number) => {
    await addSavedJob(portal.db, owner.user.id, jobId);
    return jobId;
  };
  let invitations = 0;
  const job = () => openJob(portal, company.id, { posted_by: recruiter.user.id });
  const LATER = '2099-01-15T05:30:00.000Z';
  const interview = async (times: object) => {
    const { body } = await portal.call('POST /barong/resource/interviews', {
      as: recruiter,
      body: {
        application_id: (await apply(portal, seeker, await job(), SECRET)).id,
        place: SECRET,
        ...times,
      },
    });
    return body.id;
  };

  const begun = async (more: object) => {
    const id = await interview({ starts_at: LATER });
    const set = { starts_at: new Date(Date.now() - 60_000), ...more };
    await portal.db.updateTable('interviews').set(set).where('id', '=', id).execute();
    return id;
  };

  const interviewedApplication = async () => {
    const { id } = await apply(portal, seeker, await job(), SECRET);
    await portal.call('PUT /barong/resource/applications/:id/status', {
      as: recruiter,
      params: { id },
      body: { status: 'interview' },
    });
    return id;
  };
  const offer = async () => {
    const { body } = await portal.call('POST /barong/resource/offers', {
      as: recruiter,
      body: {
        application_id: await interviewedApplication(),
        designation: SECRET,
        ctc_inr: 240_000,
        joining_on: '2099-02-01',
        valid_until: '2099-01-20',
        place: SECRET,
        duties: SECRET,
      },
    });
    return body.id;
  };
  const dueOffer = async () => {
    const id = await offer();
    const set = { state: 'accepted', joining_on: '2026-01-01' } as const;
    await portal.db.updateTable('offers').set(set).where('id', '=', id).execute();
    return id;
  };

  await portal.files.put(`documents/${SECRET}.pdf`, pdf());
  for (const [owner, companyId, letter] of [
    [seeker, company.id, SECRET],
    [otherSeeker, otherCompany.id, 'chai'],
  ] as const) {
    await upload(owner, `${letter}.pdf`);
    await portal.call('POST /barong/resource/user_profile', {
      as: owner,
      body: { ...form(letter), name: owner.user.username },
    });
    const jobId = await openJob(portal, companyId);
    await apply(portal, owner, jobId, letter);
    await save(owner, jobId);
    await portal.call('PUT /barong/resource/users/email_change', {
      as: owner,
      body: { email: `${letter}@people.test`, current_password: 'Mango-tree-42' },
    });
  }

  return {
    portal,
    as: {
      seeker,
      otherSeeker,
      recruiter,
      interviewer,
      viewer,
      otherRecruiter,
      admin,
      guest: undefined,
    },
    make: {
      company: async () => (await openCompany(portal)).id,
      managedCompany: () => Promise.resolve(company.id),
      job,
      closedJob: () => openJob(portal, company.id, { status: 'closed' }),
      draft: () => openJob(portal, company.id, { status: 'draft', title: TEAM_SECRET }),
      heldJob: async () => {
        const job_id = await openJob(portal, company.id, {
          moderation: 'held',
          title: TEAM_SECRET,
        });
        const act = { job_id, act: 'held' as const, reason: TEAM_SECRET };
        await portal.db.insertInto('moderation_acts').values(act).execute();
        return job_id;
      },
      application: async () => (await apply(portal, seeker, await job(), SECRET)).id,
      undoableApplication: async () =>
        (await apply(portal, seeker, await job(), SECRET, { can_undo: true })).id,
      ...conversationMakers(portal, { seeker, company, secret: SECRET }),
      foundCandidate: async () => {
        const found = await addSeeker(portal.db, { name: SECRET });
        await addProfile(portal.db, found.id, { visibility: 'checked', title: SECRET });
        return found.id;
      },
      candidate: async () => {
        await apply(portal, seeker, await job(), SECRET);
        return seeker.user.id;
      },
      candidateNote: async () => {
        await apply(portal, seeker, await job(), SECRET);
        const { body } = await portal.call('POST /barong/resource/candidates/:id/notes', {
          as: recruiter,
          params: { id: seeker.user.id },
          body: { text: TEAM_SECRET },
        });
        return body.id;
      },
      candidateSearch: async () => {
        const { body } = await portal.call('POST /barong/resource/candidate_searches', {
          as: recruiter,
          body: { name: TEAM_SECRET, filters: { search: TEAM_SECRET } },
        });
        return body.id;
      },
      interview: () => interview({ starts_at: LATER }),
      interviewedApplication,
      offer,
      dueOffer,
      begunInterview: () => begun({}),
      missedInterview: () =>
        begun({ missed_by_candidate_at: new Date(), missed_by_company_at: new Date() }),
      // With a colleague, because the recruiter is only one of several by then.
      offeredInterview: async () => interview({ slots: [LATER], panel: [(await mate()).id] }),
      colleague: async () => recruiter.user.id,
      teamMember: async () =>
        (await addRecruiter(portal.db, company.id, { name: TEAM_SECRET, team_role: 'viewer' })).id,
      teamInvitation: async () => {
        const { body } = await portal.call('POST /barong/resource/team/invitations', {
          as: recruiter,
          body: { email: `${TEAM_SECRET}${(invitations += 1)}@people.test`, role: 'viewer' },
        });
        return body.id;
      },
      picture: () => upload(seeker, `${SECRET}.webp`, 'Profile Picture'),
      document: () => upload(seeker, `${SECRET}.pdf`),
      savedJob: async () => save(seeker, await job()),
      letterTemplate: async () => {
        const { body } = await portal.call('POST /barong/resource/letter_templates', {
          as: recruiter,
          body: { name: TEAM_SECRET, occasion: 'rejected', text_en: TEAM_SECRET },
        });
        return body.id;
      },
      companyCheck: async () => {
        const { id } = await portal.db
          .insertInto('company_checks')
          .values({ kind: 'look_alike', company_id: (await openCompany(portal)).id, note: SECRET })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      },
      companyPaper: async () => {
        const { id } = await portal.db
          .insertInto('company_checks')
          .values({
            kind: 'paper',
            company_id: (await openCompany(portal)).id,
            paper_kind: 'udyam',
            paper_number: 'UDYAM-MP-18-0012345',
            file_key: `documents/${SECRET}.pdf`,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return id;
      },
      ...seekerMakers(portal, { seeker, job, secret: OWN_SECRET }),
      ...moneyMakers(portal, { seeker, recruiter }),
      ...invoiceMakers(portal, { seeker, recruiter }),
      ...adminMakers(portal, admin, SECRET),
    },
  };
}
