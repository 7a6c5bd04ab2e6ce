import type { Breach, BreachNotice } from '../../../contract/breaches/breaches.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { momentText } from '../../lib/format/format.ts';
import { breachMessages } from './messages.ts';

const words = {
  en: {
    toBoard: 'To the Data Protection Board of India',
    board_told_at: 'First notice of a breach of personal data',
    board_detailed_at: 'Detailed notice of a breach of personal data',
    people_told_at: `Your data on ${PORTAL}: please read this`,
    hello: `Hello,\n\nsomething has happened to data that ${PORTAL} keeps about you. We are sorry.`,
    told: 'Notice to the people concerned',
    notYet: 'Not sent yet',
    open: 'Still being looked into',
    contact: (url: string) => `A person answers your questions at ${url}`,
  },
  hi: {
    toBoard: 'सेवा में, भारत का डेटा संरक्षण बोर्ड',
    board_told_at: 'निजी डेटा के उल्लंघन की पहली सूचना',
    board_detailed_at: 'निजी डेटा के उल्लंघन की विस्तृत सूचना',
    people_told_at: `${PORTAL} पर आपका डेटा: कृपया यह पढ़ें`,
    hello: `नमस्ते,\n\n${PORTAL} पर रखे आपके डेटा के साथ कुछ हुआ है। हमें खेद है।`,
    told: 'प्रभावित लोगों को सूचना',
    notYet: 'अभी नहीं भेजी',
    open: 'अभी जाँच चल रही है',
    contact: (url: string) => `आपके सवालों का जवाब यहाँ मिलेगा: ${url}`,
  },
};

/** What rule 7 of the Digital Personal Data Protection Rules 2025 wants in each notice. */
export function noticeText(
  breach: Breach,
  notice: BreachNotice,
  { language, contactUrl }: { language: Language; contactUrl: string },
): string {
  const w = words[language];
  const t = breachMessages[language];
  const when = (moment: string | null) => (moment ? momentText(moment, language) : t.unknown);
  const part = (title: string, text: string) => `${title}: ${text || w.open}`;
  const kinds = part(t.kinds, breach.data_kinds.map((kind) => t[kind]).join(', '));
  const times = `${part(t.noticed, when(breach.noticed_at))}\n${part(t.began, when(breach.began_at))}`;
  const shared = [
    part(t.happened, breach.happened),
    times,
    kinds,
    part(t.consequences, breach.consequences),
  ];
  const extent = part(
    t.people,
    breach.people_count === null ? t.unknown : `${breach.people_count}`,
  );
  const measures = part(t.measures, breach.measures);
  const contact = w.contact(contactUrl);
  if (notice === 'people_told_at') {
    const parts = [w[notice], w.hello, ...shared, measures, part(t.advice, breach.advice), contact];
    return parts.join('\n\n');
  }
  const told = breach.people_told_at ? t.sent(when(breach.people_told_at)) : w.notYet;
  const details = [measures, part(t.findings, breach.findings), part(w.told, told)];
  const more = notice === 'board_detailed_at' ? details : [];
  return [w.toBoard, w[notice], ...shared, extent, ...more, contact].join('\n\n');
}
