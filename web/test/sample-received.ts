import { type Application, companyTransitions } from '../../contract/applications.ts';
import { metaOf } from '../../contract/lists.ts';
import { received } from './sample-applications.ts';
import { answer } from './stub-server.ts';

// The applications that a company has received, as the stub answers them.

export const applicant = (id: number, name: string, status: Application['status'] = 'pending') => {
  const one = received(status, { id });
  return { ...one, user: { ...one.user, id, username: name } };
};
export const asha = applicant(7, 'Asha Rao');
export const bhavna = applicant(8, 'Bhavna Patel');

/** Answers with these applications; search and statuses filter them. */
export function stubApplications(...all: Application[]): void {
  const of = (...statuses: Application['status'][]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  answer('GET /barong/resource/applications', ({ query }) => {
    const found = all.filter(
      ({ user, status }) =>
        user.username.toLowerCase().includes(query.search.toLowerCase()) &&
        (query.status.length === 0 || query.status.some((wanted) => wanted === status)),
    );
    return {
      applications: found,
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
      meta: metaOf(query, found.length),
    };
  });
  answer(
    'GET /barong/resource/applications/:id',
    ({ params }) => all.find(({ id }) => id === params.id) ?? asha,
  );
}

/** Accepts decisions from now on and shows them in the lists. */
export function stubDecisions(...all: Application[]): void {
  answer('PUT /barong/resource/applications/:id/status', ({ params, body }) => {
    const changed = all.map((one) =>
      one.id === params.id
        ? { ...one, status: body.status, next_statuses: [...companyTransitions[body.status]] }
        : one,
    );
    all.splice(0, all.length, ...changed);
    stubApplications(...changed);
    return changed.find(({ id }) => id === params.id) ?? asha;
  });
}
