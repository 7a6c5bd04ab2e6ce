import type { Language } from '../../../../contract/endpoint.ts';
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
      'Your feed no longer lists these jobs, so nobody finds them or applies any more. Their applications stay with you. If the feed lists one again, it opens by itself.',
    failing: 'Your job feed cannot be read',
    failingText: (address: string) =>
      `Three readings in a row of ${address} changed nothing. Your jobs stay as they are.`,
    problems: {
      forbidden: 'The address, or one that it leads to, is not open to everybody by https.',
      too_many_redirects: 'The address leads on to others too often.',
      too_large: 'The list is larger than 5 MB.',
      too_slow: 'The server took longer than 20 seconds.',
      unreachable: 'The server does not answer.',
      refused: 'The server refuses to give the list.',
      unreadable: 'The list is neither CSV nor Indeed XML nor JSON Lines.',
      too_many_rows: 'The list has more than 500 jobs.',
      empty: 'The list is empty.',
      shrunk:
        'The list has fewer than half of the jobs of before. If that is right, read it once by hand.',
      no_poster: 'Nobody of your company may post jobs at present.',
    } satisfies Record<FeedProblem, string>,
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
    problems: {
      forbidden: 'यह पता, या जहाँ यह ले जाता है, https से सबके लिए खुला नहीं है।',
      too_many_redirects: 'यह पता बार-बार दूसरे पतों पर ले जाता है।',
      too_large: 'सूची 5 MB से बड़ी है।',
      too_slow: 'सर्वर ने 20 सेकंड से ज़्यादा लिए।',
      unreachable: 'सर्वर जवाब नहीं देता।',
      refused: 'सर्वर सूची देने से मना करता है।',
      unreadable: 'सूची न CSV में है, न Indeed XML में, न JSON Lines में।',
      too_many_rows: 'सूची में 500 से ज़्यादा नौकरियाँ हैं।',
      empty: 'सूची ख़ाली है।',
      shrunk: 'सूची में पहले की आधी से भी कम नौकरियाँ हैं। यह सही हो, तो उसे एक बार ख़ुद पढ़वाएँ।',
      no_poster: 'आपकी कंपनी से अभी कोई नौकरी पोस्ट नहीं कर सकता।',
    } satisfies Record<FeedProblem, string>,
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
    return { subject: t.failing, paragraphs: [t.failingText(address), t.problems[reason]] };
  });
