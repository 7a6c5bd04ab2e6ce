// What PostgreSQL alone takes for the rows of an application.
import type { Pool } from 'pg';

export interface Rows {
  seekerId: number;
  jobId: number;
  recruiterId: number;
}

/**
 * The application with its snapshot, event, notification and mail task in one statement: no program
 * can store them with less. Nothing is looked up first, nobody is signed in, and no limit is
 * counted.
 */
const KEEP = `
  with kept as (
    insert into applications (seeker_id, job_id, cover_letter, candidate, answers, answer_days,
        answer_due_at, is_hidden, shares_contact, source)
    select $1::bigint, $2::bigint, default_cover_letter, jsonb_build_object('name', 'Asha Rao',
        'title', title, 'location', location, 'about', about, 'skills', skills,
        'experience', experience, 'education', education), '[]', 14, now() + interval '14 days',
        false, true, 'search'
      from profiles where account_id = $1
    returning id
  ), noted as (
    insert into application_events (application_id, kind, status, actor_id)
    select id, 'applied', 'pending', $1 from kept
  ), told as (
    insert into notifications (account_id, kind, subject, about, count)
    select $3::bigint, 'new_application', jsonb_build_object('application_id', id), null, 1 from kept
  )`;

/** Queues the mail and tells the workers. */
const ANNOUNCED = `${KEEP} select add_tasks('send_mail', array[$4::json])`;

/** Queues it only: workers poll for tasks anyway. */
const SILENT = `${KEEP} insert into graphile_worker._private_jobs (task_id, payload)
  select id, $4::json from graphile_worker._private_tasks where identifier = 'send_mail'`;

/**
 * Each of `connections` stores one application after another. Returns the milliseconds until each
 * was stored.
 */
export async function keepAll(
  pool: Pool,
  all: readonly Rows[],
  { connections, isSilent }: { connections: number; isSilent: boolean },
): Promise<number[]> {
  const waiting = [...all];
  const times: number[] = [];
  const connection = async () => {
    const client = await pool.connect();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { seekerId, jobId, recruiterId } = next;
      const start = performance.now();
      await client.query(isSilent ? SILENT : ANNOUNCED, [
        seekerId,
        jobId,
        recruiterId,
        mailTo(recruiterId),
      ]);
      times.push(performance.now() - start);
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return times;
}

/** As many bytes as the real task of mailing about an application. */
const mailTo = (recruiterId: number) =>
  JSON.stringify({
    to: `recruiter${recruiterId}@people.example`,
    language: 'en',
    subject: 'Asha Rao applied for Accounts Executive',
    paragraphs: ['Asha Rao applied for Accounts Executive. '.repeat(8)],
  });
