import { describe, expect, test } from 'vitest';
import { sampleListedJob as job } from '../../parts/jobs/sample-listed-job.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { wholeMarkupOf } from '../../lib/test-markup.tsx';
import type { CategoryWithJobs } from '../../../contract/categories/categories.ts';
import type { ShownTestimonial } from '../../../contract/testimonials/testimonials.ts';
import type { Figures } from './hero.tsx';
import LandingPage, { meta } from './landing-page.tsx';

function landing(
  figures: Figures,
  language: Language = 'en',
  testimonials: ShownTestimonial[] = [],
  categories: CategoryWithJobs[] = [],
) {
  return wholeMarkupOf(<LandingPage />, {
    language,
    root: { theme: 'system', publicUrl: '', demo: false },
    loaded: { publicUrl: 'https://jobs.example.in', figures, categories, testimonials },
  });
}

const busy: Figures = { open_jobs: 1_240, hiring_companies: 87, recent: [job(), job({ id: 8 })] };
const empty: Figures = { open_jobs: 0, hiring_companies: 0, recent: [] };

describe('the landing page', () => {
  test('has one level-one heading, and searches without scripts', async () => {
    const html = await landing(busy);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toMatch(/<form[^>]*action="\/jobs"/);
    expect(html).toMatch(/<input[^>]*name="search"/);
    expect(html).toMatch(/<input[^>]*name="location"/);
    expect(html).toContain('<span class="sr-only">City or area</span>');
  });

  test.each([
    ['/jobs?workMode=remote', 'Remote'],
    ['/jobs?employmentType=full_time', 'Full-time'],
    ['/jobs?employmentType=part_time', 'Part-time'],
    ['/jobs?experienceLevel=entry', 'Freshers'],
    ['/auth/register?type=user', 'Find a Job'],
    ['/auth/register?type=hr', 'Hire Talent'],
  ])('links to %s with “%s”', async (path, words) => {
    expect(await landing(busy)).toMatch(
      new RegExp(`<a\\b[^>]*href="${path.replaceAll('?', '\\?')}"[^>]*>${words}</a>`),
    );
  });

  test('shows the newest jobs with what they pay, each by a link', async () => {
    const html = await landing(busy);
    expect(html).toContain('₹2.4–3.6 LPA');
    expect(html).toContain('href="/jobs/7/staff-nurse-nashik-maharashtra"');
    expect(html).toContain('href="/jobs/8/staff-nurse-nashik-maharashtra"');
    expect(html.match(/aria-label="View Details: Staff nurse at [^"]+"/gi)).toHaveLength(2);
  });

  test('says in the hero when its job was posted, as cards do', async () => {
    const posted_at = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
    const hero = /<article\b[^>]*rekha-deep.*?<\/article>/s;
    const html = await landing({ ...busy, recent: [job({ posted_at })] });
    expect(html.match(hero)?.[0]).toContain('Posted yesterday');
  });

  test('leaves the job of the hero out of the row on wide screens, where three others fill it', async () => {
    const row = /md:grid-cols-3[^"]*"/;
    const recent = [7, 8, 9, 10].map((id) => job({ id }));
    expect((await landing({ ...busy, recent })).match(row)?.[0]).toContain('first-child]:hidden');
    expect((await landing(busy)).match(row)?.[0]).not.toContain('hidden');
  });

  test('makes only claims that are counted: none on an empty portal', async () => {
    expect(await landing(busy)).toMatch(/companies hiring, .* jobs available/);
    const html = await landing(empty);
    expect(html).not.toContain('companies hiring');
    expect(html).not.toContain('Recently posted');
    expect(html).toContain('How it works');
  });

  test('links to kinds of work with how many jobs there are; without any, the list is left out', async () => {
    const driving = { name: 'Driving', search: 'driver & cook', open_jobs: 1, capped: false };
    const sales = { name: 'Sales', search: 'sales', open_jobs: 1_000, capped: true };
    const html = await landing(busy, 'en', [], [driving, sales]);
    expect(html).toMatch(/<a[^>]*href="\/jobs\?search=driver\+%26\+cook"[^>]*>.*Driving/);
    expect(html).toContain('>1 open job<');
    expect(html).toContain('>1,000+ open jobs<');
    expect(await landing(busy)).not.toContain('Browse by kind of work');
  });

  test('quotes people with their names, in the language they wrote; without any, the section is left out', async () => {
    const said = {
      text: 'हर आवेदन का जवाब मिला।',
      name: 'Asha Rao',
      position: 'Staff nurse',
      company: 'City Hospital',
      language: 'hi' as const,
    };
    const html = await landing(busy, 'en', [said, { ...said, name: 'Ravi', company: null }]);
    expect(html).toMatch(/<figure[^>]*><blockquote lang="hi"[^>]*>हर आवेदन का जवाब मिला।</);
    expect(html).toMatch(/<figcaption[^>]*><bdi[^>]*>Asha Rao<\/bdi>Staff nurse, City Hospital</);
    expect(html).toMatch(/Ravi<\/bdi>Staff nurse</);
    expect(await landing(busy)).not.toContain('What people say');
  });

  test('speaks Hindi, and marks the title of a Hindi posting as such', async () => {
    const hindi = job({ title: 'नर्स', language: 'hi' });
    const html = await landing({ ...busy, recent: [hindi] }, 'hi');
    expect(html).toMatch(/<h1[^>]*>[^<]*\p{Script=Devanagari}/u);
    expect(html).toMatch(/lang="hi"[^>]*>नर्स/);
    expect(html).not.toContain('Find a Job');
  });

  test('has one canonical address, wherever it is reached', () => {
    const testimonials: ShownTestimonial[] = [];
    const categories: CategoryWithJobs[] = [];
    const loaderData = {
      publicUrl: 'https://jobs.example.in',
      figures: empty,
      categories,
      testimonials,
    };
    const tags = meta({ loaderData } as Parameters<typeof meta>[0]);
    expect(tags).toEqual([{ tagName: 'link', rel: 'canonical', href: 'https://jobs.example.in/' }]);
  });
});
