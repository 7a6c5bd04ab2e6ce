import { Handshake, Mail, Phone } from 'lucide-react';
import type { Candidate } from '../../../../contract/applications.ts';
import type { OwnJob } from '../../../../contract/jobs.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { MessageLink } from '../../../parts/messages/message-link.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { useContactState, useOpenJobs } from '../calls.ts';
import { candidateMessages } from '../messages.ts';

/** How to reach the candidate: known from their application or by agreement, or else to be requested. */
export function ContactCard({ candidate }: { candidate: Candidate }) {
  const t = useMessages(candidateMessages);
  const { contact, email, phone } = candidate;
  return (
    <Card as="section" className="grid gap-2.5">
      <h2 className="text-h3">{t.contact}</h2>
      {contact === 'shared' ? (
        <>
          {email ? <Way icon={Mail} text={email} href={`mailto:${email}`} /> : null}
          {phone ? (
            <Way icon={Phone} text={phone} href={`tel:${phone}`} />
          ) : (
            <p className="note">{t.noPhone}</p>
          )}
          <MessageLink to={{ userId: candidate.id }} name={candidate.name} />
        </>
      ) : (
        <Ask candidate={candidate} />
      )}
    </Card>
  );
}

const Way = ({ icon, text, href }: { icon: IconType; text: string; href: string }) => (
  <p className="flex items-center gap-2 text-small">
    <Icon of={icon} size={16} className="text-ink-2" />
    <a className="link inline-block min-h-6 min-w-0 break-words tabular-nums" href={href}>
      {text}
    </a>
  </p>
);

const isPast = (moment: string) => Date.parse(moment) <= Date.now();

/** What was asked and answered, and the question itself as soon as it may be asked. */
function Ask({ candidate: { id, contact, contact_request: request } }: { candidate: Candidate }) {
  const t = useMessages(candidateMessages);
  const language = useLanguage();
  const mayAsk = request === null || isPast(request.ask_again_from);
  return (
    <>
      {contact === 'asked' && request ? <Asked request={request} /> : null}
      {contact === 'asked' ? null : (
        <p className="note">{contact === 'declined' ? t.contactDeclined : t.contactHidden}</p>
      )}
      {mayAsk ? (
        <MayDo call="POST /barong/resource/candidates/:id/contact_request" least="recruiter" says>
          <ContactQuestion candidateId={id} />
        </MayDo>
      ) : (
        <p className="note">{t.askAgainFrom(dateText(request.ask_again_from, language))}</p>
      )}
    </>
  );
}

function Asked({ request }: { request: NonNullable<Candidate['contact_request']> }) {
  const t = useMessages(candidateMessages);
  const day = dateText(request.asked_at, useLanguage());
  return (
    <p className="note">
      {request.job_title === null ? t.contactAsked(day) : t.contactAskedFor(day, request.job_title)}
    </p>
  );
}

const NO_JOB = 'none';

function ContactQuestion({ candidateId }: { candidateId: number }) {
  const { data, isPending } = useOpenJobs();
  return isPending ? null : (
    <ContactQuestionForm candidateId={candidateId} jobs={data?.jobs ?? []} />
  );
}

interface ContactQuestionFormProps {
  candidateId: number;
  jobs: readonly Pick<OwnJob, 'id' | 'title'>[];
}

/** For the only open job, or else for one that has to be chosen: a job chosen in advance would be sent unread. */
function ContactQuestionForm({ candidateId, jobs }: ContactQuestionFormProps) {
  const t = useMessages(candidateMessages);
  const state = useContactState(candidateId);
  const [only] = jobs.length === 1 ? jobs : [];
  const form = useContractForm('POST /barong/resource/candidates/:id/contact_request', {
    params: { id: candidateId },
    start: { job_id: only ? String(only.id) : jobs.length === 0 ? NO_JOB : '' },
    draft: false,
    check: ({ job_id }) => ({ job_id: job_id === '' ? t.chooseJobFirst : undefined }),
    body: ({ job_id }) => (job_id === NO_JOB ? {} : { job_id: Number(job_id) }),
    failed: t.askFailed,
    refused() {
      void state.refetch();
      return undefined;
    },
    saved: t.asked,
    onSaved: state.keep,
  });
  return (
    <Form form={form} className="grid gap-3">
      {jobs.length > 0 ? (
        <SelectField
          small
          label={t.askFor}
          {...(only ? {} : { placeholder: t.chooseJob })}
          options={[
            ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
            { value: NO_JOB, label: t.noJob },
          ]}
          {...form.field('job_id')}
        />
      ) : null}
      <Button {...form.button} variant="secondary" icon={Handshake} className="justify-self-start">
        {t.askContact}
      </Button>
    </Form>
  );
}
