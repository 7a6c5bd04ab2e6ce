import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contract/endpoint.ts';
import { errors } from '../../../../contract/errors.ts';
import type { JobResults } from '../../../../contract/jobs.ts';
import {
  conditionChoiceNames,
  conditionChoices,
  conditionValueText,
} from '../../../../contract/jobs/choices/condition-choices.ts';
import { type JobSearch, noSearch } from './job-search.ts';
import JobsPage from './jobs-page.tsx';
import { wholeMarkupOf, wordsOf } from '../../../lib/test-markup.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { noFacets, sampleJobResults, sampleReading } from '../../../test/sample-job-results.ts';

const found = (more: Partial<JobResults> = {}, total = 1): JobResults =>
  sampleJobResults([sampleJob()], {
    total,
    facets: {
      ...noFacets,
      employment_type: [{ value: 'full_time', count: 31 }],
      work_mode: [{ value: 'remote', count: 12 }],
      skill: [{ value: 'GNM', count: 5 }],
      location: [{ value: 'Nashik', count: 4 }],
    },
    ...more,
  });

/** The page as the server sends it, before or without any script. */
function jobsPage(search: Partial<JobSearch> = {}, results = found(), language: Language = 'en') {
  const loaded = { search: { ...noSearch, ...search }, found: results, head: [] };
  return wholeMarkupOf(<JobsPage />, { address: '/jobs', language, loaded });
}

describe('without scripts', () => {
  test('a salary from above its end says so, and stays in its fields', async () => {
    const html = await jobsPage({ salary_min: 30, salary_max: 5 });
    expect(html).toContain(errors['resource.job.salary_range'].en);
    expect(html).toContain('value="30"');
    expect(await jobsPage({ salary_min: 5, salary_max: 30 })).not.toContain('role="alert"');
    const hindi = await jobsPage({ salary_min: 30, salary_max: 5 }, found(), 'hi');
    expect(hindi).toContain(errors['resource.job.salary_range'].hi);
  });

  test('words and filters are one GET form with a button', async () => {
    const html = await jobsPage();
    expect(html).toMatch(/<form id="job-search"[^>]* action="\/jobs"/);
    for (const name of ['search', 'location', 'work_mode', 'salary_min', 'salary_max', 'skill']) {
      expect(html).toMatch(new RegExp(`<input[^>]* name="${name}"`));
    }
    expect(html.match(/form="job-search"/g)?.length).toBeGreaterThan(20);
    expect(html).toContain('Show results');
  });

  test('what is set stays set', async () => {
    const html = await jobsPage({
      search: 'nurse',
      work_mode: ['remote'],
      sort: 'salary',
      view: 'grid',
      company_id: 7,
      include_remote: true,
      posted_within: 8,
    });
    expect(html).toContain('<option value="7" selected="">Jobs of one company</option>');
    expect(html).toContain(
      '<input type="hidden" form="job-search" name="include_remote" value="true"/>',
    );
    expect(html).toContain('<option value="8" selected="">Last 8 days</option>');
    expect(html).toMatch(/<input[^>]* name="search"[^>]* value="nurse"/);
    expect(html).toMatch(
      /name="work_mode"[^>]*checked=""[^>]*value="remote"|value="remote"[^>]*checked=""/,
    );
    expect(html).toContain('<input type="hidden" name="sort" value="salary"/>');
    expect(html).toContain('<input type="hidden" name="view" value="grid"/>');
  });

  test('orders, views, pages and filters to take away are links', async () => {
    const html = await jobsPage({ search: 'nurse', work_mode: ['remote'] }, found({}, 45));
    for (const href of [
      '/jobs?search=nurse&amp;work_mode=remote&amp;sort=newest',
      '/jobs?search=nurse&amp;work_mode=remote&amp;view=grid',
      '/jobs?search=nurse&amp;work_mode=remote&amp;page=2',
      '/jobs?search=nurse',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });
});

describe('the results', () => {
  test('are counted, honestly when there are more than were looked at', async () => {
    expect(await jobsPage()).toContain('1 job found');
    const many = found({}, 1000);
    many.meta.total_capped = true;
    expect(await jobsPage({}, many)).toContain('1,000+ jobs found');
    expect(await jobsPage({}, many)).toContain('of 1,000+');
  });

  test('tell the place that was understood', async () => {
    const html = await jobsPage(
      { location: 'poona' },
      found({ location_matched: 'Pune, Maharashtra' }),
    );
    expect(html).toContain('in Pune, Maharashtra');
  });

  test('show each job with its preview, its skills and a button that saves it', async () => {
    const html = await jobsPage();
    for (const text of ['Staff Nurse', 'Cares for patients.', 'GNM', 'Save Staff Nurse']) {
      expect(html).toContain(text);
    }
  });

  test.each(conditionChoiceNames)('have a filter by "%s", counted and named', async (name) => {
    const { values, name: heading } = conditionChoices[name];
    const counts = values.map((value, at) => ({ value, count: 71 + at }));
    const results = found({ facets: { ...noFacets, [name]: counts } });
    for (const language of ['en', 'hi'] as const) {
      const words = wordsOf(await jobsPage({ [name]: [values[0]] }, results, language));
      const lines = counts.map(
        ({ value, count }) => `${conditionValueText(name, value, language)} ${count}`,
      );
      expect(words).toContain([heading[language], ...lines].join(' '));
    }
  });

  test('come with counts for every filter', async () => {
    const html = await jobsPage();
    expect(html).toMatch(/Full-time<\/span><span[^>]*>31</);
    expect(html).toMatch(/Remote<\/span><span[^>]*>12</);
  });

  test('say how many there are at least where not all were counted', async () => {
    const capped = found({
      facets: {
        ...found().facets,
        experience_level: [{ value: 'entry', count: 214 }],
        skill: [{ value: 'GNM', count: 9 }],
      },
      capped_facets: ['experience_level', 'skill'],
    });
    const words = wordsOf(await jobsPage({}, capped));
    expect(words).toContain('Entry 200+ Junior Mid');
    expect(words).toContain('GNM 9+');
    expect(words).toContain('Full-time 31');
  });

  test('have industries by their Hindi names on a Hindi page, counted and chosen', async () => {
    const facets = { ...found().facets, industry: [{ value: 'Retail', count: 2 }] };
    const html = await jobsPage({ industry: ['Pharmaceuticals'] }, found({ facets }, 9), 'hi');
    expect(html).toContain('खुदरा');
    expect(html).toContain('दवा उद्योग');
    expect(html).not.toMatch(/>(Retail|Pharmaceuticals)</);
  });

  test('offer well-known skills when none were counted, and keep a chosen one in sight', async () => {
    const { facets } = found();
    const html = await jobsPage({ skill: ['Tally'] }, found({ facets: { ...facets, skill: [] } }));
    for (const skill of ['React', 'JavaScript', 'Python', 'Java', 'Ruby', 'Tally']) {
      expect(html).toContain(`value="${skill}"`);
    }
  });
});

describe('no results', () => {
  const none = found({ jobs: [], did_you_mean: 'nurse' }, 0);

  test('say so, and offer another spelling, other places and a search without filters', async () => {
    const html = await jobsPage({ search: 'nurss', location: 'Pune' }, none);
    expect(html).toContain('No jobs found');
    expect(html).toContain('href="/jobs?search=nurse&amp;location=Pune"');
    expect(html).toContain('href="/jobs?search=nurss&amp;location=Nashik"');
    expect(html).toMatch(/href="\/jobs"[^>]*>Clear search/);
  });

  test('on a page behind the last are not told beside how many there are', async () => {
    const behind = found({ jobs: [] }, 1000);
    const html = await jobsPage({ page: 99 }, { ...behind, meta: { ...behind.meta, page: 99 } });
    expect(html).toContain('The list does not go that far');
    expect(html).not.toContain('jobs found');
  });

  test('offer no other places when none was asked for', async () => {
    expect(await jobsPage({ search: 'nurss' }, none)).not.toContain('Nashik');
  });

  test('speak Hindi', async () => {
    expect(await jobsPage({}, none, 'hi')).toContain('कोई नौकरी नहीं मिली');
  });
});

describe('how the search was read', () => {
  const reading = sampleReading({
    words: 'accountant',
    corrected_from: 'acountant',
    have_all_words: 3,
    first_tier: 1,
    wishes: [{ kind: 'location' as const, value: 'Pune', without: 'acountant' }],
  });

  test('says what is searched instead, with a link that keeps what was typed', async () => {
    const html = await jobsPage({ search: 'acountant' }, found({ reading }, 9));
    expect(wordsOf(html)).toContain('Showing accountant . Search instead for acountant');
    expect(html).toContain('href="/jobs?search=acountant&amp;as_typed=true"');
  });

  test('shows what it read as chips that can be taken off', async () => {
    const html = await jobsPage({ search: 'acountant in pune' }, found({ reading }, 9));
    expect(html).toContain('href="/jobs?search=acountant"');
    expect(html).toContain('aria-label="Remove the filter Pune"');
  });

  test('says what was left out, where pay is missing and what is not wanted, in Hindi too', async () => {
    const wishes = [
      ...(reading.wishes ?? []),
      { kind: 'exclude' as const, value: 'sales', without: 'acountant in pune' },
      { kind: 'either' as const, value: 'cook / helper', without: 'acountant' },
      { kind: 'phrase' as const, value: 'data entry', without: 'acountant' },
      { kind: 'posted_within' as const, value: '3', without: 'acountant' },
    ];
    const read = {
      ...reading,
      wishes,
      relaxed: ['location' as const, 'posted_within' as const],
      undisclosed_pay: 'last' as const,
    };
    const html = await jobsPage({}, found({ reading: read }, 9));
    expect(html).toContain('No such job in Pune. All places are shown.');
    expect(html).toContain('No such job was posted within 3 days. Older ones are shown.');
    expect(html).toContain('Jobs that state their pay come before others for the same work.');
    for (const chip of ['Without sales', 'cook or helper', '“data entry”']) {
      expect(html).toContain(`aria-label="Remove the filter ${chip}"`);
    }
    const hindi = await jobsPage({}, found({ reading: read }, 9), 'hi');
    expect(hindi).toContain('पुणे में ऐसी कोई नौकरी नहीं। सभी जगहों की दिखा रहे हैं।');
    expect(hindi).toContain('पिछले 3 दिन में ऐसी कोई नौकरी नहीं आई।');
    expect(hindi).toContain('aria-label="cook या helper फ़िल्टर हटाएँ"');
  });

  test('says whether jobs are in the place that was searched instead, or only near to it', async () => {
    const typed = { ...reading, location_corrected_from: 'BKC' };
    const inTown = found({ reading: typed, location_matched: 'Mumbai' }, 9);
    expect(await jobsPage({}, inTown)).toContain('says “BKC”, so these are in Mumbai.');
    const read = { ...typed, have_all_words: 0, nearby: { total: 9, towns: ['Thane'] } };
    const around = found({ reading: read, location_matched: 'Mumbai' }, 9);
    expect(await jobsPage({}, around)).toContain('says “BKC”, so these are near Mumbai.');
  });

  test('leads to the search without a wish that no job fulfils with all the words, in Hindi too', async () => {
    const wish = { kind: 'work_mode' as const, value: 'remote', without: 'golang developer' };
    const withoutRemote = (total: number, capped: boolean) => ({
      ...reading,
      corrected_from: null,
      first_tier: 0,
      wishes: [wish],
      without_wish: [{ wish, total, capped }],
    });
    const html = await jobsPage({}, found({ reading: withoutRemote(1_000, true) }, 9));
    expect(html).toContain('Without “Remote”, 1,000+ jobs have all your other words.');
    expect(html).toContain('class="link" href="/jobs?search=golang+developer"');
    const hindi = await jobsPage({}, found({ reading: withoutRemote(1, false) }, 9), 'hi');
    expect(hindi).toContain('के बिना 1 नौकरी में आपके बाकी सारे शब्द हैं।');
  });

  test('says that there is only other work, in Hindi too', async () => {
    const read = { ...reading, have_all_words: 0, first_tier: 0, other_work: true as const };
    const html = await jobsPage({}, found({ reading: read }, 9));
    expect(html).toContain('There is no job for this work, or for any near to it.');
    expect(html).not.toContain('No job has all of your words.');
    const hindi = await jobsPage({}, found({ reading: read }, 9), 'hi');
    expect(hindi).toContain('इसकी जगह ये दूसरे काम देख सकते हैं।');
  });

  test('says in one sentence what hardly a posting states, without chips for it, and counts the other notes, in Hindi too', async () => {
    const read = {
      ...reading,
      wishes: [
        ...(reading.wishes ?? []),
        { kind: 'salary_min' as const, value: '2.4', without: 'acountant' },
        { kind: 'experience_years' as const, value: '0', without: 'acountant' },
      ],
      no_words: 'near me',
      relaxed: ['pay' as const, 'experience_years' as const],
      undisclosed_pay: 'last' as const,
    };
    const page = await jobsPage({}, found({ reading: read }, 9));
    expect(page.match(/aria-label="Remove the filter [^"]*/g)).toEqual([
      'aria-label="Remove the filter Pune',
      'aria-label="Remove the filter Pune',
    ]);
    const html = wordsOf(page);
    expect(html).toMatch(
      /Hardly any such job states this, so it was left out: ₹2.4 LPA or more \(₹20,000 a month\) ?, For freshers ?\./,
    );
    expect(html).toMatch(/2 more notes.*“near me”.*for the same work\./);
    const hindi = wordsOf(await jobsPage({}, found({ reading: read }, 9), 'hi'));
    expect(hindi).toMatch(/ऐसी शायद ही किसी नौकरी में यह लिखा है, इसलिए इसे छोड़ दिया: ₹2.4 .*।/);
    expect(hindi).toContain('2 बातें और');
  });

  test('says by the month, too, what somebody wants to be paid a month, in Hindi too', async () => {
    const pay = (value: string) => ({ kind: 'salary_min' as const, value, without: 'cook' });
    const read = { ...reading, wishes: [pay('2.4')] };
    expect(await jobsPage({}, found({ reading: read }, 9))).toContain(
      'aria-label="Remove the filter ₹2.4 LPA or more (₹20,000 a month)"',
    );
    expect(await jobsPage({}, found({ reading: read }, 9), 'hi')).toContain('(₹20,000 महीना)');
    const yearly = { ...reading, wishes: [pay('12')] };
    expect(await jobsPage({}, found({ reading: yearly }, 9))).not.toContain('a month');
  });

  test('a card says why its job was found, if its title does not', async () => {
    const jobs = [sampleJob({ id: 1, title: 'Clerk' }), sampleJob({ id: 2, title: 'Typist' })];
    const why = [{ job_id: 2, reason: 'skill' as const, said: 'Tally', typed: 'tally' }];
    const html = await jobsPage({ search: 'tally' }, found({ jobs, why }, 2));
    expect(html.match(/Found by the skill “Tally”\./g)).toHaveLength(1);
  });

  test('counts the jobs that have all the words as the filters do, and the others apart, in Hindi too', async () => {
    expect(wordsOf(await jobsPage({}, found({ reading }, 9)))).toMatch(
      /3 jobs found.*And 6 with most of your words or for related work\./,
    );
    expect(wordsOf(await jobsPage({}, found({ reading }, 9), 'hi'))).toMatch(
      /3 नौकरियाँ मिलीं.*और 6 ज़्यादातर शब्दों वाली या मिलते-जुलते काम की।/,
    );
    const none = { ...reading, have_all_words: 0 };
    expect(wordsOf(await jobsPage({}, found({ reading: none }, 9)))).toMatch(
      /9 jobs found.*No job has all of your words\./,
    );
  });

  test('says which words were left out for a filter, in Hindi too', async () => {
    const read = { ...reading, overruled: ['part time'] };
    expect(await jobsPage({}, found({ reading: read }, 9))).toContain(
      'Left out of your words, because a filter is set: “part time”.',
    );
    expect(await jobsPage({}, found({ reading: read }, 9), 'hi')).toContain(
      'फ़िल्टर चुना हुआ है, इसलिए आपके शब्दों में से यह छोड़ दिया: “part time”।',
    );
  });

  test('does not say what comes first, or that something came before, where no job has all the words', async () => {
    const jobs = [sampleJob({ id: 1 })];
    const lower = 'Jobs that state no pay rank a little lower.';
    const some = await jobsPage({ search: 'clerk' }, found({ jobs, reading }, 9));
    expect(some).toContain('Titles with all your words come first.');
    // On a phone in the menu of the orders.
    expect(some).toMatch(new RegExp(`<p class="(?![^"]*hidden)[^"]*">${lower}</p></nav>`));
    const none = { ...reading, first_tier: 0 };
    const html = await jobsPage({ search: 'clerk' }, found({ jobs, reading: none }, 9));
    expect(html).toContain(lower);
    expect(html).toContain(
      'Jobs with most of your words, with all of them only in the description',
    );
    expect(html).not.toMatch(/words come first|From here on/);
    const nothing = await jobsPage({ search: 'clerk' }, found({ jobs: [] }, 0));
    expect(nothing.split(lower)).toHaveLength(2);
  });

  test('draws a line where the jobs with all the words end, on the page where they do', async () => {
    const jobs = [
      sampleJob({ id: 1, title: 'Accountant' }),
      sampleJob({ id: 2, title: 'Auditor' }),
    ];
    const both = found({ jobs, reading }, 9);
    const html = await jobsPage({}, both);
    const [before = '', after = ''] = html.split('From here on: jobs with most of your words');
    expect([before.includes('Auditor'), after.includes('Auditor')]).toEqual([false, true]);
    expect(before).toContain('Accountant');
    const second = found({ ...both, meta: { ...both.meta, page: 2 } }, 9);
    expect(await jobsPage({ page: 2 }, second)).not.toContain('From here on');
    expect(await jobsPage({}, both, 'hi')).toContain('यहाँ से आगे की नौकरियों में ज़्यादातर शब्द हैं');
  });

  test('draws lines around the jobs that have all the words in towns nearby, and names the towns', async () => {
    const jobs = ['Accountant', 'Cost Accountant', 'Auditor'].map((title, at) =>
      sampleJob({ id: at + 1, title }),
    );
    const nearby = { total: 1, towns: ['Noida', 'Gurugram'] };
    const place = { location_matched: 'Delhi' };
    const some = found({ jobs, reading: { ...reading, nearby }, ...place }, 9);
    expect(wordsOf(await jobsPage({}, found({ jobs, ...place }, 9)))).toMatch(
      /jobs found in Delhi/,
    );
    const words = wordsOf(await jobsPage({}, some));
    const parts = words.split('From here on');
    expect(parts[1]).toMatch(/^, nearby: Noida, Gurugram.*Cost Accountant/);
    expect(parts[2]).toMatch(/^: jobs with most of your words.*Auditor/);
    expect(words).toContain('3 jobs found in Delhi');
    expect(words).toContain('And 6 nearby or with most of your words or for related work.');
    const none = { ...reading, have_all_words: 0, first_tier: 0, nearby };
    const hindi = wordsOf(await jobsPage({}, found({ jobs, reading: none }, 9), 'hi'));
    expect(hindi).toMatch(/ आस-पास: नोएडा, गुरुग्राम.*Accountant.*यहाँ से आगे की नौकरियों में ज़्यादातर/);
    expect(hindi).not.toContain('किसी नौकरी में आपके सारे शब्द नहीं हैं');
  });
});
