import { demoPerson, newRecruiter, newSeeker, type Person } from './world.ts';

// Pages about things that the demo lacks, or whose ids are not known beforehand. Each of these creates or finds one
// for the person who opens the page, and returns its address.

interface Plan {
  id: number;
  price_paise: number;
}

/** Chooses the cheapest paid plan; returns the address of the test checkout. */
async function testCheckout(buyer: Person): Promise<string> {
  const { plans } = await buyer.call('get', '/resource/subscriptions');
  const paid = (plans as Plan[]).find((plan) => plan.price_paise > 0);
  const chosen = await buyer.call('post', '/resource/subscriptions', { plan_id: paid?.id });
  return (chosen['checkout'] as { url: string }).url;
}

/** A payment has the id of its checkout. */
async function payment(): Promise<string> {
  const buyer = await newSeeker();
  const id = (await testCheckout(buyer)).split('/').at(-1);
  await buyer.call('post', `/resource/test_orders/${id}/payments`, { outcome: 'paid' });
  return `/admin/payments/${id}`;
}

async function draftPreview(): Promise<string> {
  const recruiter = await newRecruiter();
  await recruiter.call('post', '/resource/jobs', { title: 'Loom Fitter', status: 'draft' });
  const { jobs } = await recruiter.call('get', '/resource/hr/jobs');
  const [draft] = jobs as { preview_url: string }[];
  const { pathname, hash } = new URL(draft?.preview_url ?? '');
  return pathname + hash;
}

/** A guide needs no consent, so publishing one disturbs no other journey. */
async function guideVersion(): Promise<string> {
  const admin = await demoPerson('admin');
  const version = {
    document: 'resources',
    text_en: '## Where to look\n\nAt the job centre of your district.',
    text_hi: '## कहाँ देखें\n\nअपने ज़िले के रोज़गार कार्यालय में।',
    summary_en: 'It names the job centre.',
    summary_hi: 'इसमें रोज़गार कार्यालय का नाम है।',
    effective_on: '2099-01-01',
    asks_consent: false,
  };
  await admin.call('post', '/admin/legal_versions', version, { 'if-match': '"0"' });
  return '/resources/versions/1';
}

/** The newest job of the recruiter who opens the page. */
async function ownJob(recruiter: Person, path: string): Promise<string> {
  const { jobs } = await recruiter.call('get', '/resource/hr/jobs');
  const [newest] = jobs as { id: number }[];
  return path.replace(':id', String(newest?.id));
}

export const arranged = { draftPreview, guideVersion, ownJob, payment, testCheckout };
