import { describe, expect, test } from 'vitest';
import { drawnCode, qrCode } from '../../../contract/format/qr-code.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Malwa Mills' } });

const share = (id: number, as = recruiter) =>
  portal.call('GET /barong/resource/jobs/:id/sharing', { as, params: { id } });

describe('the text for sharing a job', () => {
  test('is a message in both languages with the pay as stated, the places and the link', async () => {
    const id = await openJob(portal, companyId, {
      title: 'Loader',
      location: 'Dewas',
      other_locations: ['Indore'],
      salary_min_inr: 202_800,
      salary_max_inr: 202_800,
      salary_period: 'day',
    });
    const { body } = await share(id);
    expect(body.url).toMatch(new RegExp(`^https?://.+/jobs/${id}$`));
    expect(body.text_en.split('\n')).toEqual([
      '*Loader* at Malwa Mills',
      'Pay: ₹650 a day',
      'Place: Dewas · Indore',
      'The company answers within 14 days.',
      `Read and apply: ${body.url}?from=message`,
      'Never pay anybody for a job.',
    ]);
    expect(body.text_hi).toContain('Malwa Mills में *Loader*\nवेतन: ₹650 रोज़\nजगह: देवास · इंदौर');
    expect(body.picture_en).toEqual(['Malwa Mills', '₹650 a day', 'Dewas · Indore']);
    expect(body.picture_hi).toEqual(['Malwa Mills', '₹650 रोज़', 'देवास · इंदौर']);
  });

  test('says that a pool for later has no vacancy', async () => {
    const { body } = await share(await openJob(portal, companyId, { is_for_later: true }));
    expect(body.picture_hi[1]).toBe('बाद के लिए सूची: अभी कोई जगह ख़ाली नहीं है।');
    expect(body.text_en).toContain('\nA pool for later: there is no vacancy now.\n');
    expect(body.text_hi).toContain('\nबाद के लिए सूची: अभी कोई जगह ख़ाली नहीं है।\n');
  });

  test('does not mention pay that is not disclosed', async () => {
    const id = await openJob(portal, companyId, { salary_min_inr: null, salary_max_inr: null });
    const { body } = await share(id);
    expect(body.text_en).not.toContain('Pay:');
    expect(body.picture_en).toHaveLength(2);
  });

  test('is refused for a job that is not open, and unknown to other companies', async () => {
    const draft = await openJob(portal, companyId, { status: 'draft' });
    expect((await share(draft)).body.errors).toEqual(['resource.job.not_open']);
    const { recruiter: rival } = await openTeam(portal);
    const open = await openJob(portal, companyId);
    expect((await share(open, rival)).body.errors).toEqual(['resource.job.not_found']);
  });
});

describe('the QR code of a job', () => {
  const codeOf = (id: number) =>
    portal.call('GET /barong/public/jobs/:id/code', { params: { id } });

  test('encodes its short address, which marks visits as scanned', async () => {
    const id = await openJob(portal, companyId);
    const { body } = await share(id);
    const { status, headers, text } = await codeOf(id);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const { path } = drawnCode(qrCode(`${body.url}?from=qr`) ?? []);
    expect(text).toContain(`<path d="${path}"/>`);
  });

  test('is refused for a draft and for a job that is gone, as its page is', async () => {
    const draft = await codeOf(await openJob(portal, companyId, { status: 'draft' }));
    const closed = await codeOf(await openJob(portal, companyId, { status: 'closed' }));
    expect([draft.status, closed.status]).toEqual([404, 410]);
  });
});

describe('a description', () => {
  const description =
    'A mill.\n\n## Responsibilities\n- Keeps the **books**\n- Pays wages\n\nBenefits:\nBus';

  test('is previewed exactly as the page of the job will show it', async () => {
    const { body } = await portal.call('POST /barong/resource/job_descriptions', {
      as: recruiter,
      body: { description: `${description}<script>` },
    });
    expect(body).toMatchObject({
      introduction_html: '<p>A mill.</p>',
      responsibilities_html:
        '<ul><li>Keeps the <strong>books</strong></li><li>Pays wages</li></ul>',
      requirements_html: null,
      benefits_html: '<p>Bus&lt;script&gt;</p>',
    });
  });

  test('contains the lines of its sections as plain text', async () => {
    const id = await openJob(portal, companyId, { description });
    const { body } = await portal.call('GET /barong/public/jobs/:id', { params: { id } });
    expect(body).toMatchObject({
      responsibilities: ['Keeps the books', 'Pays wages'],
      requirements: [],
      benefits: ['Bus'],
    });
  });
});
