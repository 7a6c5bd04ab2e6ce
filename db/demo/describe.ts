import { linesFor } from './lines.ts';
import type { Random } from './random.ts';
import type { DemoCompany, Trade, TradeLevel } from './types.ts';

interface Experience {
  min: number;
  max: number;
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The sections of a job in reading order. */
export function sections(
  opening: readonly string[],
  parts: readonly (readonly [heading: string, lines: readonly string[]])[],
): string {
  const below = parts.map(([heading, lines]) => `## ${heading}\n${bullets(lines)}`);
  return [...opening, ...below].join('\n\n');
}

function experienceLine({ min, max }: Experience, where: string, random: Random): string {
  const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
  if (min === 0) {
    return random.pick([
      'Freshers can apply; we train you',
      `0 to ${years(max)} of experience; freshers are welcome`,
      `Up to ${years(max)} of experience ${where}, or a fresher ready to learn`,
    ]);
  }
  return random.pick([
    `${min} to ${years(max)} of experience ${where}`,
    `At least ${years(min)} of experience ${where}`,
    `${min}+ years ${where.startsWith('of') ? where : `of work ${where}`}`,
  ]);
}

const walkIns = [
  '**Walk-in interview:** Monday to Saturday, 10 am to 4 pm, with resume, Aadhaar and two photos.',
  '**Walk-in:** any working day from 11 am to 3 pm. Bring original certificates.',
  '**Selection:** short interview and trade test on the same day. No fee at any stage.',
  '**Joining:** immediate. Interview on all days except Sunday.',
];

const notices = [
  '**Notice period:** immediate to 30 days preferred.',
  '**Notice period:** up to 60 days is fine for the right person.',
  '**Selection:** phone call, one practical task and one interview. We answer everybody within ten days.',
  '**Notice period:** 15 to 45 days. Current and expected CTC will be asked in the first call.',
];

interface Described {
  company: DemoCompany;
  trade: Trade;
  step: TradeLevel;
  title: string;
  city: string;
  experience: Experience;
}

export function describeJob(described: Described, random: Random): string {
  const { company, trade, step, title, city, experience } = described;
  const leads = ['senior', 'lead', 'executive'].includes(step.level);
  const fill = (text: string) =>
    text.replaceAll('{company}', company.name).replaceAll('{city}', city);
  const intro = fill(random.pick(trade.intros));
  const [aboutCompany = '', aboutCulture = ''] = company.description.split(/(?<=\.) /);
  const namesCompany = intro.includes(company.name);
  const about = namesCompany ? aboutCulture : aboutCompany;
  const duties = [
    ...random.some(linesFor(trade.responsibilities, title), random.between(3, leads ? 4 : 6)),
    ...(leads ? random.some(trade.leadDuties ?? [], 2) : []),
  ];
  const opening = [
    random.chance(0.75) || !namesCompany ? `${intro} ${about}`.trim() : intro,
    ...(random.chance(0.8) ? [`**Working hours:** ${random.pick(trade.hours)}.`] : []),
    ...(random.chance(0.55) ? [random.pick(trade.hiring === 'walk_in' ? walkIns : notices)] : []),
  ];
  return sections(opening, [
    ['Key Responsibilities', duties],
    [
      'Requirements',
      [
        random.pick(step.education ?? trade.education),
        experienceLine(experience, trade.experienceIn, random),
        ...random.some(linesFor(trade.requirements, title), random.between(2, 4)),
      ],
    ],
    ['Benefits', random.some(linesFor(trade.benefits, title), random.between(3, 5))],
  ]);
}
