import { Link, useLocation } from 'react-router';
import { COVER_LETTER_MAX_LENGTH } from '../../../contract/constants.ts';
import type { Document } from '../../../contract/documents.ts';
import { AccountQueries } from '../../lib/api/account-queries.tsx';
import { numberText } from '../../lib/format/format.ts';
import { dotted } from '../../lib/format/separator.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { QuestionFields } from '../questions/question-fields.tsx';
import { ResumeUpload } from '../resumes/resume-upload.tsx';
import { uploadMessages } from '../resumes/upload-messages.ts';
import type { JobToApplyTo } from './job-to-apply-to.ts';
import { applyMessages } from './apply-messages.ts';
import { useLetterForm } from './use-letter-form.ts';
import { VerifyButton, VerifyFirst } from './verify-first.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';

interface ApplyDialogProps {
  job: JobToApplyTo;
  onClose: () => void;
}

export default function ApplyDialog(props: ApplyDialogProps) {
  return (
    <AccountQueries>
      <LetterDialog {...props} />
    </AccountQueries>
  );
}

/** The letter and one button; typed text is never lost. */
function LetterDialog({ job, onClose }: ApplyDialogProps) {
  const t = useMessages(applyMessages);
  const letter = useLetterForm(job, onClose);
  const { form, questions, referral, hasPay } = letter;
  const { length } = form.values.cover_letter;
  const isUnverified = useSession()?.user?.email_verified === false;
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  here.set('apply', String(job.id));
  return (
    <FormDialog
      title={t.title}
      description={t.jobAt(job.title, job.company_name)}
      size="lg"
      form={form}
      sendLabel={t.submit}
      busyLabel={t.submitting}
      disabled={questions === null || letter.upload.sending !== null}
      isLoading={questions === null}
      first={isUnverified ? <VerifyButton next={`${pathname}?${here}`} /> : null}
      notice={<Notices job={job} referral={referral} isUnverified={isUnverified} />}
      onClose={onClose}
      className="grid gap-2"
    >
      {questions === null ? <output className="note">{t.loadingQuestions}</output> : null}
      {questions && questions.length > 0 ? (
        <QuestionFields questions={questions} form={form} />
      ) : null}
      <TextArea
        {...form.field('cover_letter')}
        label={t.letter}
        rows={8}
        required
        placeholder={t.letterHint}
        hint={dotted([
          t.letterCount(numberText(length), numberText(COVER_LETTER_MAX_LENGTH)),
          t.draftKept,
        ])}
      />
      <ResumeChoice {...letter} mayUpload={!isUnverified} />
      <CheckboxField
        {...form.box('save_as_default')}
        label={t.saveAsDefault}
        hint={t.saveAsDefaultHint}
      />
      {hasPay ? (
        <CheckboxField {...form.box('share_ctc')} label={t.shareCtc} hint={t.shareCtcHint} />
      ) : null}
      <CheckboxField
        {...form.box('share_contact')}
        label={t.shareContact(job.company_name)}
        hint={form.values.share_contact ? t.shareContactHint : t.hideContactHint}
      />
      <SentAlong {...letter} />
    </FormDialog>
  );
}

type Letter = ReturnType<typeof useLetterForm>;

/** The resume that goes with the letter; undefined without one, or until they are loaded. */
const sentResume = ({ form, resumes }: Pick<Letter, 'form' | 'resumes'>) =>
  resumes?.find(({ id }) => String(id) === form.values.resume) ??
  resumes?.find((one) => one.is_default);

interface ResumeChoiceProps extends Pick<Letter, 'form' | 'resumes' | 'upload'> {
  /** An account with an unconfirmed address may not upload files. */
  mayUpload: boolean;
}

/** Which of several resumes is sent, or a new one. */
function ResumeChoice({ form, resumes, upload, mayUpload }: ResumeChoiceProps) {
  const t = useMessages(applyMessages);
  const { kinds, upload: uploadFirst, uploadAnother } = useMessages(uploadMessages);
  const sent = sentResume({ form, resumes });
  const nameOf = ({ doc_name, is_default }: Document) =>
    is_default ? t.isDefault(doc_name) : doc_name;
  return (
    <div className="grid gap-2">
      {resumes && resumes.length > 1 ? (
        <SelectField
          label={t.resume}
          {...form.field('resume')}
          value={String(sent?.id)}
          options={resumes.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
        />
      ) : (
        <div>
          <p className="text-small font-strong">{t.resume}</p>
          <p className="note wrap-anywhere">{sent ? sent.doc_name : kinds}</p>
        </div>
      )}
      {mayUpload ? (
        <ResumeUpload
          upload={upload}
          label={sent ? uploadAnother : uploadFirst}
          variant="secondary"
          size="sm"
        />
      ) : null}
    </div>
  );
}

/** What the company gets besides the letter. */
function SentAlong({ form, resumes, isBlind }: Pick<Letter, 'form' | 'resumes' | 'isBlind'>) {
  const t = useMessages(applyMessages);
  const sent = sentResume({ form, resumes });
  return (
    <>
      {sent && !form.values.share_contact ? (
        <NoticeBar>{t.resumeAsItIs(sent.doc_name)}</NoticeBar>
      ) : null}
      <p className="mt-2 note">
        {form.values.share_contact ? t.sentAlong : t.sentWithoutContact}{' '}
        {isBlind ? `${t.sentBlind} ` : null}
        {sent ? t.withResume(sent.doc_name) : resumes && t.withoutResume}{' '}
        <Link to="/profile/edit" className="link">
          {t.editProfile}
        </Link>
      </p>
    </>
  );
}

interface NoticesProps {
  job: JobToApplyTo;
  referral: ReturnType<typeof useLetterForm>['referral'];
  isUnverified: boolean;
}

/**
 * What a seeker should know before the letter: who refers them, by when an answer comes, or that nobody can give one.
 */
function Notices({ job, referral, isUnverified }: NoticesProps) {
  const t = useMessages(applyMessages);
  return (
    <>
      {isUnverified ? <VerifyFirst hasButton>{t.verifyFirst}</VerifyFirst> : null}
      {referral ? (
        <NoticeBar
          tone="brand"
          action={
            <button type="button" className="underline" onClick={referral.takeAway}>
              {t.withoutReferral}
            </button>
          }
        >
          {t.referredBy(referral.name, referral.company)}
        </NoticeBar>
      ) : null}
      {job.answer_days ? (
        <NoticeBar>{t.answersWithin(job.company_name, job.answer_days)}</NoticeBar>
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
    </>
  );
}
