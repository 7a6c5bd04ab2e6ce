import { Readable } from 'node:stream';
import { qrCode } from '../../../contract/format/qr-code.ts';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import type { FileAnswer, Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { renderPdf } from '../../platform/typst/typst.ts';
import { getOfSeeker } from './queries.ts';
import { addressOf } from './telling.ts';

// The walk-in slip: an interview on one sheet in both languages, to show at a gate or to forward to somebody who
// comes along.

/** Each PDF is typeset on demand by one shared compiler, so downloads are limited. */
const SLIPS_AN_HOUR = 60;

const TEMPLATE = new URL('slip.typ', import.meta.url);

/** For an interview with a time. */
export async function openSlip(
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  seeker: SignedIn,
  id: number,
): Promise<FileAnswer> {
  await countAttempt(db, {
    key: attemptKey('interview-slip', { account: seeker.id }),
    most: SLIPS_AN_HOUR,
    seconds: HOUR_SECONDS,
  });
  const row = orRefuse(await getOfSeeker(db, seeker.id, id), 'resource.interview.not_found');
  if (row.state !== 'booked' || !row.starts_at) throw refuse('resource.interview.not_found');
  const url = addressOf(row, { to: 'candidate', publicUrl });
  const lines: [en: string, hi: string, ...texts: (string | null)[]][] = [
    ['Name', 'नाम', row.candidate_name],
    ['Job', 'नौकरी', row.job_title],
    ['Company', 'कंपनी', row.company_name],
    ['When', 'कब', interviewTimeText(row.starts_at, 'en'), interviewTimeText(row.starts_at, 'hi')],
    ['How long', 'कितनी देर', `${row.minutes} minutes · ${row.minutes} मिनट`],
    ['Place', 'जगह', row.place],
    ['Video', 'वीडियो', row.link],
    ['Ask for', 'किनसे मिलें', row.panel.map(({ name }) => name).join(', ')],
    ['Bring along', 'साथ लाएँ', row.bring],
  ];
  const file = await renderPdf(TEMPLATE, {
    language: 'en',
    title: 'Interview · इंटरव्यू',
    lines: lines.flatMap(([en, hi, ...texts]) => {
      const said = texts.filter(Boolean);
      return said.length > 0 ? [{ name: `${en} · ${hi}`, texts: said }] : [];
    }),
    code: qrCode(url) ?? [],
    url,
    never_pay: [
      'Never pay for a job, an interview or training. If somebody asks, call 1930.',
      'नौकरी, इंटरव्यू या ट्रेनिंग के लिए कभी पैसे न दें। कोई माँगे, तो 1930 पर फ़ोन करें।',
    ],
  });
  return {
    name: `Interview ${row.company_name}.pdf`,
    mediaType: 'application/pdf',
    content: Readable.from([file]),
    inline: true,
  };
}
