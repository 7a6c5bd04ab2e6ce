import { useState } from 'react';
import { Link } from 'react-router';
import type { Appeal } from '../../../contract/admin/appeals.ts';
import { APPEAL_MAX_LENGTH } from '../../../contract/constants.ts';
import { dateText, momentText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useHeldRow } from '../../ui/lists/worklist-page.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Quoted } from '../../ui/panels/quoted.tsx';
import { APPEALS } from './calls.ts';
import { appealListMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

/** Who was shut out, by whom and why, their appeal, and the decision. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const t = useMessages(appealListMessages);
  const language = useLanguage();
  const { id, account_id, username, email, role, state, reason, by, answer, lifted } = appeal;
  const { job, is_about_profile: isAboutProfile } = appeal;
  const about = job ? 'job' : isAboutProfile ? 'profile' : 'account';
  const to = {
    job: `/admin/reports/jobs/${job?.id}`,
    profile: `/admin/reports/profiles/${account_id}`,
    account: `/admin/${role === 'hr' ? 'hr-accounts' : 'users'}/${account_id}`,
  }[about];
  return (
    <Card as="article" className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-h3">
          {t.number(id)}
          <Badge tone="danger">
            {isAboutProfile ? t[state === 'held' ? 'profileHeld' : 'profileWarned'] : t[state]}
          </Badge>
        </h2>
        <p className="text-small wrap-anywhere">
          <bdi>{username}</bdi>
          {DOT}
          {email}
        </p>
        {job ? (
          <p className="text-small wrap-anywhere">{t.job(job.title, job.company_name)}</p>
        ) : null}
        <p className="note">
          {t.since(
            by ?? (job && reason === null ? t.check : t.somebody),
            dateText(appeal.since, language),
          )}
        </p>
      </div>
      <p className="text-small wrap-anywhere">{reason ? t.reason(reason) : t.noReason}</p>
      <Wrote appeal={appeal} />
      {lifted === null ? null : (
        <div className="grid justify-items-start gap-1">
          <Badge tone={lifted ? 'ok' : 'mute'}>{lifted ? t.granted : t.refused}</Badge>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {lifted === null && !appeal.mine ? <Decide appeal={appeal} about={about} /> : null}
        <Link to={to} className="link text-small">
          {about === 'account' ? t.account : t.case}
        </Link>
      </div>
      {lifted === null && appeal.mine ? <p className="note">{t.mine}</p> : null}
    </Card>
  );
}

function Wrote({ appeal: { created_at, text } }: { appeal: Appeal }) {
  const t = useMessages(appealListMessages);
  const language = useLanguage();
  return <Quoted label={t.wrote(momentText(created_at, language))}>{text}</Quoted>;
}

type About = 'job' | 'profile' | 'account';

function Decide({ appeal, about }: { appeal: Appeal; about: About }) {
  const t = useMessages(appealListMessages);
  const [lifted, setLifted] = useState<boolean | null>(null);
  useHeldRow(appeal, lifted !== null);
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setLifted(true)}>
        {t.grant}
      </Button>
      <Button size="sm" variant="danger" onClick={() => setLifted(false)}>
        {t.refuse}
      </Button>
      {lifted === null ? null : (
        <DecideDialog
          appeal={appeal}
          about={about}
          lifted={lifted}
          onClose={() => setLifted(null)}
        />
      )}
    </>
  );
}

interface DecideDialogProps {
  appeal: Appeal;
  about: About;
  lifted: boolean;
  onClose: () => void;
}

function DecideDialog({ appeal, about, lifted, onClose }: DecideDialogProps) {
  const t = useMessages(appealListMessages);
  const form = useContractForm('PUT /barong/admin/appeals/:id', {
    start: { answer: '' },
    params: { id: appeal.id },
    body: ({ answer }) => ({ lifted, answer }),
    check: ({ answer }) => ({ answer: answer.trim() ? undefined : t.answerMissing }),
    failed: t.failed,
    saved: t.decided,
    onSaved: onClose,
    onAnswer: useRefetch([APPEALS]),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t[`${lifted ? 'grant' : 'refuse'}Title_${about}`]}
      description={t.decideText}
      confirmLabel={lifted ? t.grant : t.refuse}
      danger={!lifted}
      form={form}
    >
      <Wrote appeal={appeal} />
      <TextArea {...form.field('answer')} label={t.answer} rows={4} maxLength={APPEAL_MAX_LENGTH} />
    </ConfirmDialog>
  );
}
