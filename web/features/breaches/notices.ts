import type { Breach } from '../../../contract/breaches/breaches.ts';
import type { BreachNotice } from '../../../contract/breaches/breach-kinds.ts';
import type { Language } from '../../../contract/endpoint.ts';
import { momentText } from '../../lib/format/format.ts';
import { entryWords, noticeWords } from './notice-words.ts';

/** What rule 7 of the Digital Personal Data Protection Rules 2025 requires in each notice. */
export function noticeText(
  breach: Breach,
  notice: BreachNotice,
  { language, contactUrl }: { language: Language; contactUrl: string },
): string {
  const w = noticeWords[language];
  const t = entryWords[language];
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
