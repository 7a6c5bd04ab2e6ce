import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { JobStatus } from '../../../../contract/jobs.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { mistakesIn } from '../../../lib/forms/form-check.ts';
import type { Mistakes } from '../../../lib/forms/mistakes.ts';
import {
  dropForeignFormDrafts,
  dropFormDraft,
  keepFormDraft,
  readFormDraft,
} from '../../../lib/forms/form-draft.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { sendingKeys } from '../../../lib/api/sending-key.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useSaveJob } from './calls.ts';
import { jobFormMessages } from './form-messages.ts';
import { jobAnswerMessages, OddAnswer } from './job-answer.ts';
import { fieldNames, type JobFields, oddPay, partFields, parts, sentFields } from './job-fields.ts';

const loadSchema = async () => (await import('../../../../contract/jobs.ts')).JobForm;

/** The form of a job: its parts, what is typed and kept, what is wrong, and how it is sent. */
export function useJobForm(saved: JobFields, id: number | null) {
  const t = useMessages(jobFormMessages);
  const odd = useMessages(jobAnswerMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const accountId = currentSession()?.user?.id ?? 0;
  const draftName = `job:${id ?? 'new'}`;
  const [draft, setDraft] = useState(() => readFormDraft<JobFields>(accountId, draftName));
  const [keptAt, setKeptAt] = useState(draft?.kept_at ?? null);
  const form = useForm<JobFields>({ defaultValues: { ...saved, ...draft?.fields } });
  const [step, setStep] = useState(0);
  const [summary, setSummary] = useState<Mistakes>({});
  const [failed, setFailed] = useState('');
  const [sending, setSending] = useState<JobStatus | null>(null);
  const keyFor = useRef(sendingKeys());
  const save = useSaveJob(id, saved);

  useEffect(() => {
    dropForeignFormDrafts(accountId);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name) setKeptAt(keepFormDraft(accountId, draftName, values));
      },
    });
  }, [accountId, draftName, form]);

  function startOver() {
    dropFormDraft(accountId, draftName);
    setDraft(null);
    setKeptAt(null);
    form.reset(saved);
  }

  async function check(status: JobStatus): Promise<Mistakes> {
    const fields = form.getValues();
    const mistakes = await mistakesIn(loadSchema, sentFields(fields, status), language);
    if (mistakes.location && fields.location.trim() === '') mistakes.location = t.locationRequired;
    for (const bound of ['salary_min', 'salary_max'] as const) {
      if (mistakes[bound] && oddPay(fields[bound])) mistakes[bound] = t.didYouMean;
    }
    return mistakes;
  }

  /** Opens the part of the first wrong field and puts the cursor there. */
  function show(mistakes: Mistakes) {
    const wrong = fieldNames.filter((name) => mistakes[name]);
    const first = wrong[0];
    flushSync(() => {
      for (const name of wrong) form.setError(name, { message: mistakes[name] ?? '' });
      if (first) setStep(parts.findIndex((part) => isIn(part, first)));
    });
    if (first) form.setFocus(first);
  }

  /** On to the next part, unless something in this one would keep the job from being posted. */
  async function next() {
    const part = parts[step] ?? 'role';
    const mistakes = await check('active');
    const here = Object.entries(mistakes).filter(([name]) => isIn(part, name));
    if (here.length > 0) return show(Object.fromEntries(here));
    setSummary({});
    goTo(step + 1);
  }

  function goTo(index: number) {
    flushSync(() => setStep(index));
    document.getElementById(`part-${parts[index]}`)?.focus();
    window.scrollTo({ top: 0 });
  }

  async function send(status: JobStatus) {
    if (sending) return;
    setFailed('');
    setSending(status);
    try {
      const mistakes = await check(status);
      flushSync(() => setSummary(mistakes));
      if (Object.keys(mistakes).length > 0) return show(mistakes);
      const fields = form.getValues();
      const idempotencyKey = keyFor.current(JSON.stringify({ fields, status }));
      await save.mutateAsync({ fields, status, idempotencyKey });
      dropFormDraft(accountId, draftName);
      tellSuccess(status);
      await navigate('/hr/postings');
    } catch (error) {
      await tellFailure(error);
    } finally {
      setSending(null);
    }
  }

  function tellSuccess(status: JobStatus) {
    const isNew = id === null || (saved.status === 'draft' && status === 'active');
    const [title, description] =
      status === 'draft'
        ? [t.draftSaved, t.draftSavedText]
        : isNew
          ? [t.posted, t.postedText(Number(form.getValues('expires_in_days')))]
          : [t.changed, t.changedText];
    toast({ title, description, variant: 'success' });
  }

  async function tellFailure(error: unknown) {
    if (error instanceof OddAnswer) return tellAbove(odd[error.problem]);
    if (!(error instanceof ApiError)) throw error;
    if (error.is('resource.hr_profile.incomplete')) {
      await navigate('/hr/profile?reason=posting');
      return;
    }
    if (Object.keys(error.fields).length > 0) {
      flushSync(() => setSummary(error.fields));
      show(error.fields);
      return;
    }
    const title = id === null ? t.createFailed : t.updateFailed;
    const reason = error.status === 0 ? t.offline : error.messages[0];
    tellAbove(reason ? `${title}. ${reason}` : title);
  }

  function tellAbove(text: string) {
    setFailed(text);
    window.scrollTo({ top: 0 });
  }

  return {
    form,
    step,
    goTo,
    next,
    send,
    sending,
    summary,
    failed,
    keptAt,
    isRestored: draft !== null,
    startOver,
  };
}

export type JobFormState = ReturnType<typeof useJobForm>;

const isIn = (part: keyof typeof partFields, name: string) =>
  (partFields[part] as readonly string[]).includes(name);
