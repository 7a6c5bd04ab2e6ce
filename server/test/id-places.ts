import type { Person, TwoOfEverything } from './two-of-everything.ts';

/** One thing whose id is sent to a place that takes one. */
export interface Case {
  what: string;
  owner: 'seeker' | 'recruiter' | 'admin';
  id: (world: TwoOfEverything) => Promise<number>;
  /** Answers that do not follow from who may call, with the reason in `what`. */
  answers?: Partial<Record<Person, number>>;
  /** Public as the contract declares: everybody is answered this. */
  everybody?: number;
  /** What is sent; an id in a body or query stands here. */
  payload?: (id: number) => object;
  query?: (id: number) => string;
  /** When the id is not in the path: what the path has instead. */
  path?: (world: TwoOfEverything) => Promise<number>;
}

const mine = (owner: Case['owner'], kind: keyof TwoOfEverything['make'], more = {}): Case => ({
  what: `a ${kind}`,
  owner,
  id: ({ make }) => make[kind](),
  ...more,
});
const ofSeeker = (kind: keyof TwoOfEverything['make'], more?: Partial<Case>) =>
  mine('seeker', kind, more);
const ofRecruiter = (kind: keyof TwoOfEverything['make'], more?: Partial<Case>) =>
  mine('recruiter', kind, more);

const ofAdmin = (kind: keyof TwoOfEverything['make'], more?: Partial<Case>) =>
  mine('admin', kind, more);

const jobForm = {
  title: 'Clerk',
  description: 'Writes.',
  location: 'Indore',
  employment_type: 'full_time',
};
const letter = { cover_letter: 'I write well.' };
const nobodyYet = { seeker: 404, otherSeeker: 404, recruiter: 403 } as const;

/** Every place that takes an id, by `route name`: a new one has no row and fails the first test. */
export const places: Record<string, Case[]> = {
  'GET /barong/public/jobs company_id': [
    {
      what: 'a company, which is public',
      owner: 'recruiter',
      id: async ({ companyId }) => companyId,
      everybody: 200,
      query: (id) => `company_id=${id}`,
    },
  ],
  'GET /barong/public/jobs/:id id': [
    ofRecruiter('job', { what: 'an open job, which is public', everybody: 200 }),
    ofRecruiter('draft', { answers: { seeker: 404, otherSeeker: 404, admin: 404, guest: 404 } }),
  ],
  'GET /barong/public/jobs/:id/similar id': [
    ofRecruiter('job', { what: 'an open job, which is public', everybody: 200 }),
    ofRecruiter('draft', { what: 'a draft, which is like no other yet', everybody: 404 }),
  ],
  'GET /barong/public/companies/:id id': [
    {
      what: 'a company, which is public',
      owner: 'recruiter',
      id: async ({ companyId }) => companyId,
      everybody: 200,
    },
  ],
  'PUT /barong/resource/jobs/:id id': [
    ofRecruiter('job', { payload: () => jobForm }),
    ofRecruiter('draft', { payload: () => jobForm }),
  ],
  'DELETE /barong/resource/jobs/:id id': [ofRecruiter('job'), ofRecruiter('draft')],
  'GET /barong/resource/jobs/:id/applications id': [ofRecruiter('job'), ofRecruiter('draft')],
  'POST /barong/resource/jobs/:id/apply id': [
    ofRecruiter('draft', {
      what: 'a draft, which its own company does not apply to either',
      payload: () => letter,
      answers: nobodyYet,
    }),
  ],
  'POST /barong/resource/jobs/:id/apply resume_document_id': [
    ofSeeker('document', {
      payload: (id) => ({ ...letter, resume_document_id: id }),
      path: ({ make }) => make.job(),
    }),
  ],
  'GET /barong/resource/my/applications/:id id': [ofSeeker('application')],
  'POST /barong/resource/applications/:id/withdrawal id': [ofSeeker('application')],
  'GET /barong/resource/applications job_id': [
    ofRecruiter('job', {
      what: 'a job, whose list is empty for others',
      query: (id) => `job_id=${id}`,
      answers: { otherRecruiter: 200 },
    }),
  ],
  'GET /barong/resource/applications/:id id': [ofRecruiter('application')],
  'PUT /barong/resource/applications/:id/status id': [
    ofRecruiter('application', { payload: () => ({ status: 'accepted', note: 'Come.' }) }),
  ],
  'GET /barong/resource/applications/:id/candidate id': [ofRecruiter('application')],
  'GET /barong/resource/applications/:id/resume id': [ofRecruiter('application')],
  'GET /barong/resource/hr_profiles/:id id': [
    { what: 'a company', owner: 'recruiter', id: async ({ companyId }) => companyId },
  ],
  'DELETE /barong/resource/documents/:id id': [ofSeeker('document')],
  'GET /barong/resource/documents/:id/file id': [ofSeeker('document')],
  'POST /barong/resource/saved_jobs job_id': [
    ofRecruiter('draft', {
      what: 'a draft, which nobody saves',
      payload: (id) => ({ job_id: id }),
      answers: nobodyYet,
    }),
  ],
  'DELETE /barong/resource/saved_jobs/:job_id job_id': [
    ofSeeker('savedJob', {
      what: 'a saved job, of which others have none to remove',
      answers: { otherSeeker: 200 },
    }),
  ],
  'POST /barong/resource/notifications/read ids': [
    ofSeeker('notification', {
      what: 'a notification, which others have no count of',
      payload: (id) => ({ ids: [id] }),
      answers: { otherSeeker: 200, recruiter: 200, otherRecruiter: 200, admin: 200 },
    }),
  ],
  'DELETE /barong/resource/sessions/:id id': [ofSeeker('session')],
  'PUT /barong/admin/contact_messages/:id id': [
    ofAdmin('contactMessage', { payload: () => ({ answered: true }) }),
  ],
  'PUT /barong/admin/search_synonyms id': [
    ofAdmin('synonym', {
      payload: (id) => ({ id, phrases: [`cellar ${id}`, `keeper ${id}`] }),
      // The path takes no id.
      path: async () => 0,
    }),
  ],
  'DELETE /barong/admin/search_synonyms/:id id': [ofAdmin('synonym')],
};
