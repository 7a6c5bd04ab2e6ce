import type { HrProfile } from '../../../../../contract/companies.ts';
import type { Mistakes } from '../../../../lib/forms/mistakes.ts';
import { timeText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { HangCard } from '../../../../ui/card.tsx';
import { Form } from '../../../../ui/fields/form.tsx';
import { ErrorSummary } from '../../../../ui/fields/error-summary.tsx';
import { Stepper } from '../../../../ui/panels/stepper.tsx';
import { jobFormMessages } from './form-messages.ts';
import { FormActions, isPublishing } from './form-actions.tsx';
import { type JobFields, type FormPart, formParts, ticksOf } from './job-fields.ts';
import { JobPreview } from './job-preview.tsx';
import { PayPart } from './pay-part.tsx';
import { RolePart } from './role-part.tsx';
import { QuestionsPart } from '../questions/questions-part.tsx';
import { SkillsPart, TextPart } from './text-parts.tsx';
import { useJobForm } from './use-job-form.ts';
import { BackLink } from '../../../../ui/back-link.tsx';

interface JobFormProps {
  title: string;
  company: HrProfile;
  saved: JobFields;
  /** Null for a new job. */
  id: number | null;
  /** The last day of a job that is open now. */
  endsAt?: string | null;
  hasApplications?: boolean;
  /** Why the job could not be opened from its card, by field. */
  refused?: Mistakes | undefined;
}

/** The form of a job in short parts, with a preview of its card. */
export function JobForm({
  title,
  company,
  saved,
  id,
  endsAt = null,
  hasApplications = false,
  refused,
}: JobFormProps) {
  const t = useMessages(jobFormMessages);
  const language = useLanguage();
  const state = useJobForm(saved, id, refused);
  const { form, step } = state;
  const savedStatus = id === null ? null : saved.status;
  const inputs: Record<FormPart, React.ReactNode> = {
    role: (
      <RolePart
        form={form}
        savedStatus={savedStatus}
        endsAt={endsAt}
        isConsultant={company.is_consultant}
      />
    ),
    pay: <PayPart form={form} />,
    skills: (
      <>
        <SkillsPart form={form} />
        <QuestionsPart form={form} hasApplications={hasApplications} />
      </>
    ),
    text: <TextPart form={form} />,
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] xl:gap-7">
      <Form
        form={form}
        className="grid gap-4"
        onSend={() => {
          const { status } = form.values;
          if (step < formParts.length - 1) void state.next();
          else void form.send({ status: isPublishing(savedStatus, status) ? 'active' : status });
        }}
      >
        <header>
          <BackLink to="/hr/postings">{t.back}</BackLink>
          <h1 className="text-h1">{title}</h1>
        </header>
        <ErrorSummary title={t.fixErrors} form={form} reveal={state.reveal} />
        <Stepper
          label={t.steps}
          steps={formParts.map((part) => t[part])}
          current={step}
          position={t.position(step + 1, formParts.length)}
          done={formParts.map((part) => ticksOf(form.values)[part])}
          doneLabel={t.done}
          onStep={state.goTo}
        />
        {formParts.map((part, index) => (
          <PartCard key={part} part={part} isOpen={index === step}>
            {inputs[part]}
          </PartCard>
        ))}
        <FormActions state={state} savedStatus={savedStatus} />
      </Form>
      <aside
        aria-label={t.preview}
        className={step === formParts.length - 1 ? '' : 'max-lg:hidden'}
      >
        <JobPreview
          fields={form.values}
          endsAt={endsAt}
          company={company}
          keptText={form.keptAt && t.kept(timeText(form.keptAt, language))}
        />
      </aside>
    </div>
  );
}

interface PartCardProps {
  part: FormPart;
  isOpen: boolean;
  children: React.ReactNode;
}

/** All parts stay rendered, so that typed text is kept. */
function PartCard({ part, isOpen, children }: PartCardProps) {
  const t = useMessages(jobFormMessages);
  return (
    <HangCard as="section" rekha className="md:p-6" hidden={!isOpen}>
      <h2 id={`part-${part}`} tabIndex={-1} className="text-h2 outline-none">
        {t[part]}
      </h2>
      <div className="mt-4 grid items-start gap-5 md:grid-cols-2">{children}</div>
    </HangCard>
  );
}
