import type { Language } from '../../../../contract/endpoint.ts';
import { feedProblemLabels } from '../../../../contract/jobs/feed-problems.ts';
import type { ImportedRow } from '../../../../contract/jobs/job-imports.ts';
import type { FeedProblem } from '../../../../contract/jobs/job-feeds.ts';
import type { Db } from '../../../platform/database.ts';
import { sendMail } from '../../../platform/mail.ts';
import type { Poster } from './feed-queries.ts';

const LISTED_MAX = 20;

const texts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    see: 'See the feed',
    closed: (count: number) =>
      count === 1
        ? '1 job left your feed and is closed'
        : `${count} jobs left your feed and are closed`,
    closedText:
      'Your feed no longer lists these jobs, so nobody can find them or apply any more. Their applications stay with you. If the feed lists one again, it reopens automatically.',
    failing: 'Your job feed cannot be read',
    failingText: (address: string) =>
      `Three readings in a row of ${address} changed nothing. Your jobs stay as they are.`,
    shrunk:
      'The list has fewer than half as many jobs as before. If that is right, read it once by hand.',
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    see: 'फ़ीड देखें',
    closed: (count: number) =>
      count === 1
        ? '1 नौकरी आपके फ़ीड में नहीं रही और बंद है'
        : `${count} नौकरियाँ आपके फ़ीड में नहीं रहीं और बंद हैं`,
    closedText:
      'ये नौकरियाँ अब आपके फ़ीड में नहीं हैं, इसलिए न किसी को मिलेंगी, न कोई आवेदन कर पाएगा। आए हुए आवेदन आपके पास रहेंगे। फ़ीड में फिर आने पर नौकरी अपने आप खुल जाएगी।',
    failing: 'आपका नौकरियों का फ़ीड नहीं पढ़ा जा सका',
    failingText: (address: string) =>
      `${address} को लगातार तीन बार पढ़ने से कुछ नहीं बदला। आपकी नौकरियाँ वैसी ही हैं।`,
    shrunk: 'सूची में पहले की आधी से भी कम नौकरियाँ हैं। यह सही हो, तो उसे एक बार ख़ुद पढ़वाएँ।',
  },
};

type Reader = Partial<Pick<Poster, 'email' | 'name' | 'language'>>;

async function mail(
  db: Db,
  { email, name = '', language = 'en' }: Reader,
  publicUrl: string,
  write: (language: Language) => { subject: string; paragraphs: string[] },
): Promise<void> {
  if (email === undefined) return;
  const t = texts[language];
  const { subject, paragraphs } = write(language);
  await sendMail(db, {
    to: email,
    language,
    subject,
    paragraphs: [t.hello(name), ...paragraphs],
    link: { label: t.see, url: `${publicUrl}/hr/jobs/feed` },
  });
}

/** Tells which jobs were closed because the feed no longer lists them. */
export const mailClosed = (
  db: Db,
  reader: Reader,
  left: readonly ImportedRow[],
  publicUrl: string,
): Promise<void> =>
  mail(db, reader, publicUrl, (language) => {
    const named = left.slice(0, LISTED_MAX).map(({ title }) => title);
    const more = left.length > LISTED_MAX ? ', …' : '';
    const t = texts[language];
    return { subject: t.closed(left.length), paragraphs: [t.closedText, named.join(', ') + more] };
  });

/** Tells that a feed has not been readable for days. */
export const mailFailing = (
  db: Db,
  reader: Reader,
  { address, reason, publicUrl }: { address: string; reason: FeedProblem; publicUrl: string },
): Promise<void> =>
  mail(db, reader, publicUrl, (language) => {
    const t = texts[language];
    // Sent only by mail, which explains what to do.
    const problem = reason === 'shrunk' ? t.shrunk : feedProblemLabels[language][reason];
    return { subject: t.failing, paragraphs: [t.failingText(address), problem] };
  });
