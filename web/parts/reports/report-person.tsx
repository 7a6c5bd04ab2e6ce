import { useState } from 'react';
import { REPORT_TEXT_MAX_LENGTH } from '../../../contract/constants.ts';
import {
  type ProfileReportReason,
  profileReportReasons,
} from '../../../contract/reports/report-reasons.ts';
import { missingIn } from '../../lib/forms/mistakes.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { reportPersonMessages } from './report-person-messages.ts';
import { reportReasonLabels } from './report-reasons.ts';

interface ReportPersonProps {
  /** Recruiters report candidates, and seekers the recruiters who have written to them. */
  of: 'candidates' | 'recruiters';
  /** The id of the account. */
  id: number;
  name: string;
  onClose: () => void;
}

/** Nothing is chosen yet: whoever taps through accuses nobody. */
const START = { reason: '' as ProfileReportReason, note: '' };

interface Taken {
  id: number;
  ticket: string;
}

export function ReportPerson({ of, id, name, onClose }: ReportPersonProps) {
  const t = useMessages(reportPersonMessages);
  const [taken, setTaken] = useState<Taken | null>(null);
  const form = useContractForm(`POST /barong/resource/${of}/:id/reports`, {
    start: START,
    params: { id },
    check: (values) => missingIn(values, { reason: t.reasonNeeded }),
    failed: t.failed,
    onSaved: setTaken,
  });
  const labels = reportReasonLabels[useLanguage()];
  if (taken) return <Reported taken={taken} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t.title(name)}
      description={t.text}
      sendLabel={t.send}
      onClose={onClose}
    >
      <RadioGroup
        label={t.reason}
        {...form.field('reason')}
        options={profileReportReasons.map((value) => ({ value, label: labels[value] }))}
      />
      <TextArea
        {...form.field('note')}
        label={t.note}
        optional
        hint={t.noteHint}
        rows={3}
        maxLength={REPORT_TEXT_MAX_LENGTH}
      />
      <p className="note">{t.helpline}</p>
    </FormDialog>
  );
}

/** The reporter is not recorded, so this is the only time that the ticket is shown. */
function Reported({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const t = useMessages(reportPersonMessages);
  return (
    <Dialog
      onClose={onClose}
      title={t.thanks}
      description={`${t.number(taken.id)} ${t.keep}`}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <a href={`/reports/${taken.ticket}`} target="_blank" rel="noopener" className="link">
        {t.open}
      </a>
    </Dialog>
  );
}
