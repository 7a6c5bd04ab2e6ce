import type { Selectable } from 'kysely';
import type { Trx } from '../../server/platform/database.ts';
import { addAdvertisement, addFeaturedDays, dayFromNow } from '../world/advertisements.ts';
import type { Jobs } from '../tables/jobs.ts';

/** Two that are shown, and one that waits for approval. The advertisers are invented. */
export async function addAdvertisements(trx: Trx): Promise<void> {
  await addAdvertisement(trx, {
    advertiser: 'Example Training Institute',
    title: 'Learn Tally and GST in six weeks',
    text: 'Evening classes, online and in Indore. The first week is free.',
    target_url: 'https://training.example/tally',
    ends_on: dayFromNow(60),
    views_max: 50_000,
  });
  await addAdvertisement(trx, {
    slot: 'dashboard',
    advertiser: 'Example Spoken English',
    title: 'Practise interviews in English',
    text: 'Half an hour a day, with a teacher who speaks Hindi.',
    target_url: 'https://english.example/interviews',
    ends_on: dayFromNow(60),
    clicks_max: 1_000,
  });
  await addAdvertisement(trx, {
    slot: 'companies',
    advertiser: 'Example Office Chairs',
    title: 'Chairs that last',
    text: 'Delivered in five days, in all of India.',
    target_url: 'https://chairs.example',
    approved: null,
    decided_at: null,
  });
}

/** The demo's only checked company features a job, and has a day left to try it. */
export async function addFeaturedJob(
  trx: Trx,
  jobs: readonly Selectable<Jobs>[],
  companyId: number,
): Promise<void> {
  const job = jobs.find(
    ({ company_id, title }) => company_id === companyId && title === 'Warehouse Supervisor',
  );
  if (!job) throw new Error('The demo has no job to feature');
  await addFeaturedDays(trx, job, 2);
}
