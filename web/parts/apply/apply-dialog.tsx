import { Link, useLocation } from 'react-router';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import { numberText } from '../../lib/format/format.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import type { JobToApplyTo } from './apply-button.tsx';
import { applyMessages } from './apply-messages.ts';
import { useToastRoom } from './toast-room.ts';
import { LETTER_ID, useLetterForm } from './use-letter-form.ts';
import { VerifyFirst } from './verify-first.tsx';

const FORM_ID = 'apply-for-job';

/** One letter and one button; what was typed is never lost. */
export default function ApplyDialog({ job, onClose }: { job: JobToApplyTo; onClose: () => void }) {
  const t = useMessages(applyMessages);
  const form = useLetterForm(job.id, onClose);
  const { pathname } = useLocation();
  useToastRoom();
  const resumes = form.resumes ?? [];
  const sent = resumes.find(({ id }) => id === form.resumeId);
  const isUnverified = useSession()?.user?.email_verified === false;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t.title}
      description={t.jobAt(job.title, job.company_name)}
      closeLabel={t.close}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            disabled={isUnverified}
            busy={form.isSending}
            busyLabel={t.submitting}
          >
            {t.submit}
          </Button>
        </>
      }
    >
      {isUnverified ? (
        <VerifyFirst next={`${pathname}?apply=${job.id}`}>{t.verifyFirst}</VerifyFirst>
      ) : null}
      {job.company_claimed ? null : (
        <NoticeBar
          action={
            job.source_url ? (
              <a
                href={job.source_url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="underline"
              >
                {t.source}
              </a>
            ) : null
          }
        >
          {t.notJoined(job.company_name)}
        </NoticeBar>
      )}
      <form
        id={FORM_ID}
        noValidate
        method="post"
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <TextArea
          id={LETTER_ID}
          label={t.letter}
          style={{ minHeight: '14rem' }}
          required
          value={form.letter}
          onChange={(event) => form.write(event.target.value)}
          error={form.problem}
          placeholder={t.letterHint}
          hint={`${t.letterCount(numberText(form.letter.length), numberText(COVER_LETTER_MAX_LENGTH))}. ${t.draftKept}`}
        />
        {resumes.length > 1 ? (
          <SelectField
            label={t.resume}
            value={String(form.resumeId)}
            options={resumes.map(({ id, doc_name }) => ({ value: String(id), label: doc_name }))}
            onChange={({ target }) => form.chooseResume(Number(target.value))}
          />
        ) : null}
        <CheckboxField
          label={t.saveAsDefault}
          hint={t.saveAsDefaultHint}
          checked={form.keepsLetter}
          onChange={(event) => form.setKeepsLetter(event.target.checked)}
        />
      </form>
      <p className="text-small text-ink-2">
        {t.sentAlong} {sent ? t.withResume(sent.doc_name) : form.resumes && t.withoutResume}{' '}
        <Link to="/profile/edit" className="link">
          {t.editProfile}
        </Link>
      </p>
    </Dialog>
  );
}
