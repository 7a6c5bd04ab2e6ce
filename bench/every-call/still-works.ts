import { API_BASE } from '../../contract/endpoint.ts';
import {
  addCompany,
  addProfile,
  addRecruiter,
  addSeeker,
  PASSWORD,
} from '../../db/world/people.ts';
import type { Db } from '../../server/platform/database.ts';

const JOB = {
  title: 'Accountant',
  description: 'Keeps the books of a mill with 200 people.',
  location: 'Indore',
  employment_type: 'full_time',
};

interface Session {
  token: string;
  csrf_token: string;
}

/** A recruiter logs in and posts a job, and a seeker logs in and applies for it; returns what failed. */
export async function stillWorks(address: string, db: Db): Promise<string[]> {
  const failed: string[] = [];
  const post = async <Answer>(to: string, body: object, as?: Session): Promise<Answer> => {
    const answer = await fetch(`${address}${API_BASE}/barong/${to}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `Bearer ${as.token}`, 'x-csrf-token': as.csrf_token } : {}),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok)
      failed.push(`afterwards, ${to} is answered ${answer.status} ${text.slice(0, 300)}`);
    return (answer.ok ? JSON.parse(text) : {}) as Answer;
  };
  const logIn = (email: string) =>
    post<Session>('identity/sessions', { email, password: PASSWORD });

  const recruiter = await addRecruiter(db, (await addCompany(db)).id);
  const seeker = await addSeeker(db);
  await addProfile(db, seeker.id);
  const { id } = await post<{ id: number }>('resource/jobs', JOB, await logIn(recruiter.email));
  await post(`resource/jobs/${id}/apply`, {}, await logIn(seeker.email));
  return failed;
}
