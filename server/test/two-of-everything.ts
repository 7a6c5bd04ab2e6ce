import type { Session } from '../../contract/accounts.ts';
import type { TeamRole } from '../../contract/team/team-roles.ts';
import { addDocument, addSavedJob } from '../../db/world/hiring.ts';
import { addProfile, addRecruiter, addSeeker } from '../../db/world/people.ts';
import { deletedMakers, exampleMakers } from './makers/by-example.ts';
import { conversationMakers } from './makers/conversations.ts';
import { teamMakers } from './makers/for-teams.ts';
import { interviewMakers } from './makers/interviews.ts';
import { invoiceMakers } from './makers/invoices.ts';
import { adminMakers } from './makers/for-admins.ts';
import { seekerMakers } from './makers/for-seekers.ts';
import { openSession } from './account-states.ts';
import { moneyMakers } from './makers/payments.ts';
import { apply, openCompany, openJob, registerRecruiter } from './hiring.ts';
import { register, registerAdmin } from './people.ts';
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

/** What to do where a kind of thing has no maker. */
export const missingMaker = (thing: string): string =>
  `nothing makes a ${thing}: if an address such as …/letter_templates/:id takes it, give an example to the POST of ` +
  `…/letter_templates, which answers with the new id; if none does, or the POST needs an id itself, write a maker in ` +
  `server/test/makers/. What …/:id/restoration takes is made by the DELETE of …/:id.`;

export async function make(world: TwoOfEverything, thing: string): Promise<number> {
  const maker = world.make[thing];
  if (!maker) throw new Error(missingMaker(thing));
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
  const owners = await openOwners(portal);
  const { seeker, otherSeeker, recruiter, otherRecruiter, company, otherCompany } = owners;
  const inTeam = async (team_role: TeamRole) =>
    openSession(portal, (await addRecruiter(portal.db, company.id, { team_role })).id);
  const admin = await registerAdmin(portal);
  await portal.files.put(`documents/${SECRET}.pdf`, pdf());
  await giveThings(portal, { owner: seeker, companyId: company.id, letter: SECRET });
  await giveThings(portal, { owner: otherSeeker, companyId: otherCompany.id, letter: 'chai' });
  const makers = {
    seeker: { as: seeker, secret: OWN_SECRET },
    recruiter: { as: recruiter, secret: TEAM_SECRET },
    admin: { as: admin, secret: SECRET },
  };
  const living = {
    ...exampleMakers(portal, makers),
    ...ownMakers(portal, owners),
    ...adminMakers(portal, admin, SECRET),
  };
  return {
    portal,
    as: {
      seeker,
      otherSeeker,
      recruiter,
      interviewer: await inTeam('interviewer'),
      viewer: await inTeam('viewer'),
      otherRecruiter,
      admin,
      guest: undefined,
    },
    make: { ...living, ...deletedMakers(portal, makers, living) },
  };
}

async function openOwners(portal: Portal) {
  // Its recruiters have mail at its domain, so it may find people; the other company may not.
  const cloth = { description: 'Cloth.', industry: 'Textiles', website: 'https://people.example' };
  const company = await openCompany(portal, cloth);
  const otherCompany = await openCompany(portal, { description: 'Tea.', industry: 'Food' });
  return {
    company,
    otherCompany,
    recruiter: await registerRecruiter(portal, company.id),
    otherRecruiter: await registerRecruiter(portal, otherCompany.id, 'Meera Das'),
    seeker: await register(portal, { name: `Asha ${SECRET}` }),
    otherSeeker: await register(portal, { name: 'Ravi Iyer' }),
  };
}
type Owners = Awaited<ReturnType<typeof openOwners>>;

interface Things {
  owner: Session;
  companyId: number;
  /** In all that the owner writes. */
  letter: string;
}

/** A resume, a profile, an application for a job of the company, the same job saved, and a change of address. */
async function giveThings(portal: Portal, { owner, companyId, letter }: Things): Promise<void> {
  await upload(portal, owner, `${letter}.pdf`);
  await portal.call('POST /barong/resource/user_profile', {
    as: owner,
    body: { ...form(letter), name: owner.user.username },
  });
  const jobId = await openJob(portal, companyId);
  await apply(portal, owner, jobId, { cover_letter: letter });
  await save(portal, owner, jobId);
  await portal.call('PUT /barong/resource/users/email_change', {
    as: owner,
    body: { email: `${letter}@people.test`, current_password: 'Mango-tree-42' },
  });
}

async function upload(
  portal: Portal,
  owner: Session,
  name: string,
  doc_type: 'Resume' | 'Profile Picture' = 'Resume',
): Promise<number> {
  const facts = { doc_type, doc_name: name, file_key: `documents/${name}` };
  return (await addDocument(portal.db, owner.user.id, facts)).id;
}

async function save(portal: Portal, owner: Session, jobId: number): Promise<number> {
  await addSavedJob(portal.db, owner.user.id, jobId);
  return jobId;
}

/** Makes what belongs to the seeker, or to the company of the recruiter. */
function ownMakers(
  portal: Portal,
  { seeker, recruiter, company }: Owners,
): TwoOfEverything['make'] {
  const job = () => openJob(portal, company.id, { posted_by: recruiter.user.id });
  return {
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
    application: async () =>
      (await apply(portal, seeker, await job(), { cover_letter: SECRET })).id,
    undoableApplication: async () =>
      (await apply(portal, seeker, await job(), { cover_letter: SECRET, can_undo: true })).id,
    ...conversationMakers(portal, { seeker, company, secret: SECRET }),
    foundCandidate: async () => {
      const found = await addSeeker(portal.db, { name: SECRET });
      await addProfile(portal.db, found.id, { visibility: 'checked', title: SECRET });
      return found.id;
    },
    candidate: async () => {
      await apply(portal, seeker, await job(), { cover_letter: SECRET });
      return seeker.user.id;
    },
    ...interviewMakers(portal, { seeker, recruiter, company, job, secret: SECRET }),
    ...teamMakers(portal, {
      seeker,
      recruiter,
      company,
      job,
      shared: SECRET,
      secret: TEAM_SECRET,
    }),
    picture: () => upload(portal, seeker, `${SECRET}.webp`, 'Profile Picture'),
    document: () => upload(portal, seeker, `${SECRET}.pdf`),
    savedJob: async () => save(portal, seeker, await job()),
    ...seekerMakers(portal, { seeker, job, secret: OWN_SECRET }),
    ...moneyMakers(portal, { seeker, recruiter }),
    ...invoiceMakers(portal, { seeker, recruiter }),
  };
}
