import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { SESSION_LIFE_DAYS } from '../../../contract/constants.ts';
import type { VersionText } from '../../../contract/legal/legal.ts';
import { type Language, languages } from '../../../contract/endpoint.ts';
import { markupOf } from '../../lib/test-markup.tsx';
import { builtInTexts } from './built-in-texts.ts';
import { about } from './about-messages.ts';
import { accessibility } from './accessibility-messages.ts';
import { ContactAddress } from './contact-address.tsx';
import { contact } from './contact-messages.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { privacy } from './privacy-messages.ts';
import { TextPage } from './text-page.tsx';
import { trust } from './trust-messages.ts';
import { CHANGED_ON, type PageText } from './text.ts';

const texts: Record<string, Record<Language, PageText>> = {
  about,
  accessibility,
  contact,
  trust,
  ...builtInTexts,
};

/** A hash of all texts, as they have been since the day that the pages name. */
const UNCHANGED_SINCE = ['2026-11-30', 'd29758f045298b98'];

it('the pages name the day of the latest change to their texts', () => {
  const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  const advice =
    'set CHANGED_ON in text.ts to today if a text was changed, and both here as they are now';
  expect([CHANGED_ON, fingerprint], advice).toEqual(UNCHANGED_SINCE);
});

/** The markup of a page's content for a visitor of this language. */
const markup = (language: Language, element: ReactElement) =>
  markupOf(element, { language, root: { publicUrl: 'https://jobs.example.in' } });

describe.each(languages)('a text page in %s', (language) => {
  it.each(Object.entries(texts))('/%s shows every section below its head', (_, text) => {
    const html = markup(language, <TextPage text={text} />);
    expect(html).toContain(`<h1`);
    expect(html).toContain(text[language].title);
    expect(html).toContain('<link rel="canonical" href="https://jobs.example.in/"/>');
    for (const [id, { head }] of Object.entries(text[language].sections)) {
      expect(html).toContain(`<h2 id="${id}">${head}</h2>`);
      expect(html).toContain(`href="#${id}"`);
    }
  });

  it('links the helpline and the other pages', () => {
    const html = markup(language, <TextPage text={about} />);
    expect(html).toContain('href="tel:1930"');
    expect(html).toContain('href="/contact"');
  });

  it('links its phrases, here and elsewhere', () => {
    const html = markup(language, <TextPage text={builtInTexts.resources} />);
    expect(html).toMatch(/<a href="\/salary-guide">[^<]+<\/a>: /);
    expect(html).toContain('<a href="https://cybercrime.gov.in">cybercrime.gov.in</a>');
    expect(html).not.toContain('](');
  });

  it('needs no script', () => {
    for (const text of Object.values(texts)) {
      expect(markup(language, <TextPage text={text} />)).not.toMatch(/<(script|button|form)/);
    }
  });

  it('says how long a session lives, with the number that the server uses', () => {
    expect(markup(language, <TextPage text={privacy} />)).toMatch(
      new RegExp(`${SESSION_LIFE_DAYS} (days|दिन)`),
    );
  });
});

describe('the contact address', () => {
  const pageWith = (email: string | undefined) =>
    markup('en', <TextPage text={contact} after={{ address: <ContactAddress email={email} /> }} />);

  it("is the operator's", () => {
    expect(pageWith('help@jobs.example.in')).toContain('href="mailto:help@jobs.example.in"');
  });

  it('is not made up', () => {
    const html = pageWith(undefined);
    expect(html).not.toContain('mailto:');
    expect(html).toContain('has not given an email address yet');
  });
});

describe.each(languages)('the grievance officer in %s', (language) => {
  const pageWith = (officer: { name: string; email: string } | undefined) =>
    markup(
      language,
      <TextPage
        text={privacy}
        after={{
          grievance: <GrievanceOfficer officer={officer} contactEmail="help@jobs.example.in" />,
        }}
      />,
    );

  it('is the one that the operator named', () => {
    const html = pageWith({ name: 'Asha Rao', email: 'grievances@jobs.example.in' });
    expect(html).toMatch(/id="grievance".*Asha Rao.*href="mailto:grievances@jobs.example.in"/s);
    expect(html).not.toContain('help@jobs.example.in');
  });

  it('is not made up: the page says that there is none, and whom to write to instead', () => {
    const html = pageWith(undefined);
    expect(html).toMatch(/not named a grievance officer yet|नहीं चुना है/);
    expect(html).toContain('href="mailto:help@jobs.example.in"');
  });
});

describe.each(languages)('a published text in %s', (language) => {
  const text: VersionText = {
    version: 2,
    effective_on: '2026-11-01',
    state: 'in_force',
    summary: 'Clearer.',
    html: '<h2 id="part-1">Jobs</h2>',
    parts: [{ id: 'part-1', head: 'Jobs' }],
  };
  const next = { version: 3, effective_on: '2099-01-01', state: 'upcoming', summary: 'S' } as const;

  it('names its version, links to all others and announces the next, without a script', () => {
    const html = markup(
      language,
      <LegalPage document="terms" text={text} versions={[next, text]} officer={<p>Asha Rao</p>} />,
    );
    expect(html).toMatch(/(Version|संस्करण) 2, /);
    expect(html).toContain('href="#part-1"');
    expect(html).toContain('href="/terms/versions/2"');
    expect(html).toContain('href="/terms/versions/3"');
    expect(html).toMatch(/(takes effect on|से नया संस्करण)/);
    expect(html).toMatch(/id="grievance".*Asha Rao/s);
    expect(html).not.toMatch(/<(script|button|form)|noindex/);
  });

  it('that was replaced says so, and is not indexed by search engines', () => {
    const html = markup(
      language,
      <LegalPage document="terms" text={{ ...text, state: 'earlier' }} versions={[]} />,
    );
    expect(html).toMatch(/no longer in force|अब लागू नहीं/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('href="/terms"');
  });
});
