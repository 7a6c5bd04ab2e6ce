import { describe, expect, test } from 'vitest';
import { metaOf } from '../../../contract/lists.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { jobHead, missingJobHead, searchHead } from './heads.ts';
import { noSearch } from './search/job-search.ts';
import { sampleJob } from '../../test/sample-job.ts';

const SITE = 'https://vritti.example';
const noIndex = { name: 'robots', content: 'noindex' };
const meta = { ...metaOf({ page: 1, limit: 20 }, 1000, true), next_cursor: null };

describe('the head of a search', () => {
  test('says what was searched, where as understood, and how many jobs there are', () => {
    const search = { ...noSearch, search: 'nurse', location: 'poona' };
    const head = searchHead(search, { meta, location_matched: 'Pune' }, 'en', SITE);
    expect(head).toContainEqual({ title: `nurse jobs in Pune · ${PORTAL}` });
    expect(JSON.stringify(head)).toContain('1,000+ open nurse jobs in Pune');
  });

  test('has the same canonical address for all orders and views', () => {
    const search = { ...noSearch, search: 'nurse', sort: 'salary' as const, view: 'grid' as const };
    expect(searchHead(search, { meta, location_matched: null }, 'en', SITE)).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `${SITE}/jobs?search=nurse`,
    });
  });
});

describe('the head of a job', () => {
  test('is for search engines only while the job is open', () => {
    const open = jobHead(sampleJob(), 'en', SITE);
    expect(open).toContainEqual({
      title: `Staff Nurse at Arogya Hospital, Shivajinagar, Pune · ${PORTAL}`,
    });
    expect(open).not.toContainEqual(noIndex);
    expect(jobHead(sampleJob({ state: 'closed' }), 'en', SITE)).toContainEqual(noIndex);
    expect(missingJobHead('en')).toEqual([{ title: `Job Not Found · ${PORTAL}` }, noIndex]);
  });
});
