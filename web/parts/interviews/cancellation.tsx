import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { personName } from '../../../contract/format/names/person-name.ts';
import type { Interview, MyInterview } from '../../../contract/interviews.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { cancellationMessages } from './cancellation-messages.ts';

/** For the company: who cancelled an interview, and why. */
export function CompanyCancellation({ interview }: { interview: Interview }) {
  const t = useMessages(cancellationMessages);
  const language = useLanguage();
  const { cancelled, candidate, company } = interview;
  if (!cancelled) return null;
  const said = {
    candidate: t.theyCannot(personName(candidate.name, language)),
    company: t.by(personName(cancelled.name, language) || company.name),
    hiring: t.hired(personName(candidate.name, language)),
    application: t.ended,
  };
  return <Cancellation note={cancelled.note}>{said[cancelled.by]}</Cancellation>;
}

/** For the candidate: who cancelled an interview, and why. */
export function MyCancellation({ interview }: { interview: MyInterview }) {
  const t = useMessages(cancellationMessages);
  const { cancelled, company } = interview;
  if (!cancelled) return null;
  const said = {
    candidate: t.youCannot,
    company: t.by(company.name),
    hiring: t.youAreHired,
    application: t.ended,
  };
  return <Cancellation note={cancelled.note}>{said[cancelled.by]}</Cancellation>;
}

const Cancellation = ({ note, children }: { note: string | null; children: ReactNode }) => (
  <NoticeBar icon={CalendarX}>
    <p>{children}</p>
    {note ? <p className="break-words whitespace-pre-line">{`“${note}”`}</p> : null}
  </NoticeBar>
);
