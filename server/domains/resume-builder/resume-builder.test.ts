import { describe, expect, test } from 'vitest';
import { languages } from '../../../contract/endpoint.ts';
import { resumeFormats, resumeLayouts } from '../../../contract/profiles/resume-choices.ts';
import { readResume } from '../../../web/features/profile/reading/read-resume.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { inEnglish, inHindi } from './sample-profiles.ts';

const portal = await openPortal();
const asha = await seekerWith(inEnglish);

type Session = Awaited<ReturnType<typeof register>>;

async function seekerWith(profile: object): Promise<Session> {
  const as = await register(portal);
  const body = { ...inEnglish, ...profile };
  const { status } = await portal.call('POST /barong/resource/user_profile', { as, body });
  expect(status).toBe(200);
  return as;
}

/** A file as bytes, which the usual ways to call would decode as text. */
async function download(as: Session, query: Record<string, string | string[]>) {
  const { payload, rawPayload, headers } = await portal.app.inject({
    url: '/api/v2/barong/resource/built_resume/file',
    query,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return { text: payload, bytes: rawPayload, headers };
}

const linesOf = async (bytes: Uint8Array) =>
  (await readResume(new Uint8Array(bytes))).text.lines.map(({ text }) => text);

/** The positions of these texts in another; they rise if it contains all of them in this order. */
const placesIn = (whole: string, texts: string[]) => texts.map((text) => whole.indexOf(text));
const rising = (places: number[]) => places.toSorted((a, b) => a - b);
/** pdf.js reports spaces within Devanagari words that are not in the file. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

describe('the PDF', () => {
  const layouts = resumeLayouts.flatMap((layout) =>
    languages.map((language) => [layout, language] as const),
  );

  test.each(layouts)(
    'in the layout %s (%s) is tagged, small, and has its text in reading order',
    async (layout, language) => {
      const profile = language === 'hi' ? inHindi : inEnglish;
      const as = language === 'hi' ? await seekerWith(inHindi) : asha;
      const { bytes, headers } = await download(as, { layout, language });
      expect(headers['content-type']).toBe('application/pdf');
      expect(bytes.length).toBeLessThan(200_000);
      const source = bytes.toString('latin1');
      expect(source).toContain('/StructTreeRoot');
      expect(source).toContain(`/Lang (${language}`);
      const whole = withoutSpaces((await linesOf(bytes)).join('\n'));
      const [first, second] = profile.experience;
      const said = [
        profile.name,
        profile.title,
        profile.about,
        first.company,
        ...first.description.split('\n').map((line) => line.replace('• ', '')),
        second.company,
        profile.education[0].institution,
      ];
      const places = placesIn(whole, said.map(withoutSpaces));
      expect(places).not.toContain(-1);
      expect(places).toEqual(rising(places));
      for (const skill of profile.skills) expect(whole).toContain(withoutSpaces(skill));
    },
  );

  test('is set in smaller type to fit on a page, and says so if that is not enough', async () => {
    const long = { about: 'I keep books and file returns for plants. '.repeat(25) };
    const preview = async (as: Session, pages: number) =>
      (await portal.call('GET /barong/resource/built_resume', { as, query: { pages } })).body.pages;
    expect(await preview(asha, 1)).toBe(1);
    const entries = Array.from({ length: 12 }, (_, at) => ({
      ...inEnglish.experience[0],
      id: String(at),
    }));
    const crowded = await seekerWith({ ...long, experience: entries });
    expect(await preview(crowded, 1)).toBe(2);
  });
});

describe('every format', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['txt', 'text/plain; charset=utf-8'],
    ['json', 'application/json; charset=utf-8'],
  ] as const)('%s is a file named after its owner', async (format, type) => {
    const { headers } = await download(asha, { format });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toContain(`Asha%20Kulkarni%20resume.${format}`);
  });

  test('contains neither pay nor letter nor visibility of the profile', async () => {
    const secret = {
      current_ctc_lpa: 13.5791,
      expected_ctc_lpa: 24.6802,
      default_cover_letter: 'mangowine',
      visibility: 'nobody',
    };
    const as = await seekerWith(secret);
    const all = ['about', 'experience', 'skills', 'education', 'languages', 'details'];
    for (const format of resumeFormats) {
      const { bytes, text } = await download(as, { format, sections: all });
      const said = format === 'pdf' || format === 'docx' ? (await linesOf(bytes)).join() : text;
      expect(said).toContain('Meridian Axis');
      expect(said).not.toMatch(/13[.,]?5791|24[.,]?6802|mangowine|nobody|ctc/i);
    }
  });

  test('has the chosen sections in the chosen order, with headings in the chosen language', async () => {
    const sections = ['education', 'skills', 'details'];
    const { text } = await download(asha, { format: 'txt', language: 'hi', sections });
    expect(text).not.toContain('Meridian Axis');
    const places = placesIn(text, [
      'शिक्षा',
      'M.Com',
      'हुनर',
      'Tally Prime',
      'अन्य जानकारी',
      '30 दिन',
    ]);
    expect(places).not.toContain(-1);
    expect(places).toEqual(rising(places));
  });
});

describe('a resume for a job', () => {
  const text = async (query: Record<string, string | string[]>) =>
    (await download(asha, { format: 'txt', ...query })).text;

  test('puts skills first and a title of the profile on top', async () => {
    const said = await text({ headline: 'Accountant', skills_first: ['power bi', 'TDS'] });
    expect(said).toContain('Asha Kulkarni\nAccountant\n');
    expect(said).toContain('SKILLS\nTDS, Power BI, Tally Prime, GST Returns');
  });

  test('never adds anything that the profile does not say', async () => {
    const invented = { headline: 'Chief Financial Officer', skills_first: ['Python', 'Kafka'] };
    expect(await text(invented)).toBe(await text({}));
  });
});

describe('saving it', () => {
  const keep = (as: Session) =>
    portal.call('POST /barong/resource/built_resume', { as, body: { layout: 'compact' } });

  test('adds its PDF to the resumes', async () => {
    const as = await seekerWith({});
    const kept = await keep(as);
    expect([kept.status, kept.body.doc_name]).toEqual([201, 'Asha Kulkarni resume.pdf']);
    const { body } = await portal.call('GET /barong/resource/documents', { as });
    expect(body.map(({ id }) => id)).toEqual([kept.body.id]);
  });

  test('asks for a confirmed address', async () => {
    const as = await register(portal, { verified: false });
    expect((await keep(as)).body.errors).toEqual(['identity.user.not_verified']);
  });
});

test('without a profile there is no resume', async () => {
  const as = await register(portal);
  const { status, body } = await portal.call('GET /barong/resource/built_resume', { as });
  expect([status, body.errors]).toEqual([404, ['resource.profile.not_found']]);
  const { text } = await download(as, { format: 'docx' });
  expect(JSON.parse(text).errors).toEqual(['resource.profile.not_found']);
});

test('somebody who makes too many has to wait', async () => {
  const as = await seekerWith({});
  await makeAttempts(portal, attemptKey('built-resume', { account: as.user.id }), 600);
  const { status, body, headers } = await portal.call('GET /barong/resource/built_resume', { as });
  expect([status, body.errors]).toEqual([429, ['request.too_many_requests']]);
  expect(headers['retry-after']).toBeDefined();
});

test.each([
  ['layout', 'baroque', 'request.invalid_value'],
  ['language', 'fr', 'request.invalid_value'],
  ['pages', '3', 'request.too_high'],
  ['sections', 'salary', 'request.invalid_value'],
  ['format', 'exe', 'request.invalid_value'],
])('the %s %s is refused', async (choice, value, code) => {
  const { text } = await download(asha, { [choice]: value });
  expect(JSON.parse(text).errors).toEqual([code]);
});
