import { type ReactNode, useState } from 'react';
import { MessageCircle, UserX } from 'lucide-react';
import type { Interview, MyInterview } from '../../../contract/interviews.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import {
  CandidateMissingDialog,
  CandidateReplyDialog,
  CompanyMissingDialog,
  CompanyReplyDialog,
} from './absence-dialogs.tsx';
import { MayDo } from '../team/may-do.tsx';
import { absenceMessages } from './absence-messages.ts';
import { useFreshInterviews } from './company-calls.ts';

const hasBegun = ({ state, starts_at }: Pick<Interview, 'state' | 'starts_at'>) =>
  state === 'booked' && starts_at !== null && Date.parse(starts_at) < Date.now();

interface CompanyAbsenceProps {
  interview: Interview;
  /** What else can be done after it, beside the button that reports the candidate. */
  children?: ReactNode;
}

/** For the company: a report that the candidate did not come, and the candidate's about the company. */
export function CompanyAbsence({ interview, children }: CompanyAbsenceProps) {
  const t = useMessages(absenceMessages);
  const language = useLanguage();
  const refresh = useFreshInterviews();
  const { id, candidate, missed_by_candidate_at, missed_by_company_at } = interview;
  const { candidate_reply, company_reply } = interview;
  if (!hasBegun(interview)) return null;
  const name = personName(candidate.name, language);
  const props = { id, name, onDone: refresh };
  const mayRepeat = interview.may_be_repeated;
  return (
    <>
      {missed_by_company_at ? (
        <NoticeBar tone={company_reply ? 'info' : 'time'}>
          {t.saidOfCompany(name)} {company_reply ? t[`own_${company_reply}`] : null}
          {company_reply ? null : (
            <MayDo call="POST /barong/resource/interviews/:id/reply" least="interviewer">
              <div className="mt-1.5">
                <Opens label={t.answerNow} icon={MessageCircle}>
                  {(onClose) => (
                    <CompanyReplyDialog {...props} mayRepeat={mayRepeat} onClose={onClose} />
                  )}
                </Opens>
              </div>
            </MayDo>
          )}
        </NoticeBar>
      ) : null}
      {missed_by_candidate_at ? (
        <NoticeBar>
          {t.candidateMissed(name)}{' '}
          {candidate_reply ? t[`candidate_${candidate_reply}`](name) : null}
        </NoticeBar>
      ) : null}
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {children}
        {missed_by_candidate_at ? null : (
          <MayDo call="POST /barong/resource/interviews/:id/absence" least="interviewer">
            <Opens label={t.candidateMissing} icon={UserX}>
              {(onClose) => <CandidateMissingDialog {...props} onClose={onClose} />}
            </Opens>
          </MayDo>
        )}
      </div>
    </>
  );
}

interface MyAbsenceProps {
  interview: MyInterview;
  onDone: () => unknown;
}

/** For the candidate: a report that nobody from the company came, and the company's about the candidate. */
export function MyAbsence({ interview, onDone }: MyAbsenceProps) {
  const t = useMessages(absenceMessages);
  const { id, company, missed_by_candidate_at, missed_by_company_at } = interview;
  const { candidate_reply, company_reply } = interview;
  if (!hasBegun(interview)) return null;
  const { name } = company;
  const props = { id, name, onDone };
  const mayRepeat = interview.may_be_repeated;
  return (
    <>
      {missed_by_candidate_at ? (
        <NoticeBar tone={candidate_reply ? 'info' : 'time'}>
          {candidate_reply ? t[`yours_${candidate_reply}`] : t.saidOfYou(name)}
          {candidate_reply ? null : (
            <div className="mt-1.5">
              <Opens label={t.answerNow} icon={MessageCircle}>
                {(onClose) => (
                  <CandidateReplyDialog {...props} mayRepeat={mayRepeat} onClose={onClose} />
                )}
              </Opens>
            </div>
          )}
        </NoticeBar>
      ) : null}
      {missed_by_company_at ? (
        <NoticeBar>
          {t.companyMissed(name)} {company_reply ? t[`company_${company_reply}`](name) : null}
        </NoticeBar>
      ) : (
        <Opens label={t.companyMissing} icon={UserX}>
          {(onClose) => <CompanyMissingDialog {...props} onClose={onClose} />}
        </Opens>
      )}
    </>
  );
}

interface OpensProps {
  label: string;
  icon: IconType;
  children: (onClose: () => void) => ReactNode;
}

/** A button with the dialog that it opens. */
function Opens({ label, icon, children }: OpensProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={icon}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? children(() => setOpen(false)) : null}
    </>
  );
}
