import type { ReactNode } from 'react';
import { MessageCircle, UserX } from 'lucide-react';
import type { Interview, MyInterview } from '../../../contract/interviews.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { DialogButton } from '../../ui/overlays/dialog-button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { personName } from '../../../contract/format/names/person-name.ts';
import { AbsenceDialog, ReplyDialog } from './absence-dialogs.tsx';
import { MayDo } from '../team/may-do.tsx';
import { absenceMessages } from './absence-messages.ts';
import { useFreshInterviews } from './company-calls.ts';

const hasBegun = ({ state, starts_at }: Pick<Interview, 'state' | 'starts_at'>) =>
  state === 'booked' && starts_at !== null && Date.parse(starts_at) < Date.now();

const LOOK = { size: 'sm', variant: 'secondary', className: 'justify-self-start' } as const;

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
  const props = { by: 'company', id, name, onDone: refresh } as const;
  const mayRepeat = interview.may_be_repeated;
  return (
    <>
      {missed_by_company_at ? (
        <NoticeBar tone={company_reply ? 'info' : 'time'}>
          {t.saidOfCompany(name)} {company_reply ? t[`own_${company_reply}`] : null}
          {company_reply ? null : (
            <MayDo call="POST /barong/resource/interviews/:id/reply" least="interviewer">
              <div className="mt-1.5">
                <DialogButton label={t.answerNow} {...LOOK} icon={MessageCircle}>
                  {(close) => <ReplyDialog {...props} mayRepeat={mayRepeat} onClose={close} />}
                </DialogButton>
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
            <DialogButton label={t.candidateMissing} {...LOOK} icon={UserX}>
              {(close) => <AbsenceDialog {...props} onClose={close} />}
            </DialogButton>
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
  const props = { by: 'candidate', id, name, onDone } as const;
  const mayRepeat = interview.may_be_repeated;
  return (
    <>
      {missed_by_candidate_at ? (
        <NoticeBar tone={candidate_reply ? 'info' : 'time'}>
          {candidate_reply ? t[`yours_${candidate_reply}`] : t.saidOfYou(name)}
          {candidate_reply ? null : (
            <div className="mt-1.5">
              <DialogButton label={t.answerNow} {...LOOK} icon={MessageCircle}>
                {(close) => <ReplyDialog {...props} mayRepeat={mayRepeat} onClose={close} />}
              </DialogButton>
            </div>
          )}
        </NoticeBar>
      ) : null}
      {missed_by_company_at ? (
        <NoticeBar>
          {t.companyMissed(name)} {company_reply ? t[`company_${company_reply}`](name) : null}
        </NoticeBar>
      ) : (
        <DialogButton label={t.companyMissing} {...LOOK} icon={UserX}>
          {(close) => <AbsenceDialog {...props} onClose={close} />}
        </DialogButton>
      )}
    </>
  );
}
