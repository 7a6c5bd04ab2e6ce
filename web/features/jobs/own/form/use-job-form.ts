import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router';
import type { Job, JobDetail } from '../../../../../contract/jobs.ts';
import { sectionNames } from '../../../../../contract/jobs/sections/section-names.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { type Mistakes, textOf } from '../../../../lib/forms/mistakes.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { oddPay } from '../../../../parts/pay/pay.ts';
import { payMessages } from '../../../../parts/pay/pay-messages.ts';
import { useFreshOwnJobs } from '../calls.ts';
import { jobFormMessages } from './form-messages.ts';
import { createdJob, jobAnswerMessages, OddAnswer } from '../job-answer.ts';
import {
  changedFields,
  fieldNames,
  fieldsToChange,
  type JobFields,
  partFields,
  formParts,
  sentFields,
} from './job-fields.ts';

/** Loaded lazily: the rules are many patterns, needed only when text is checked. */
const loadTextRules = async () => ({
  ...(await import('../../../../../contract/jobs/text-check/forbidden.ts')),
  ...(await import('../../../../../contract/errors.ts')),
});

/** The part with the first invalid field, or -1. */
function partOf(mistakes: Mistakes) {
  const first = fieldNames.find((name) => textOf(mistakes, name));
  return first ? formParts.findIndex((part) => isIn(part, first)) : -1;
}

/**
 * The state of the job form with its parts; `reason` is why the job could not be opened as it was saved. It is told
 * once: after a reload, or on coming back, it may no longer be true.
 */
export function useJobForm(saved: JobFields, id: number | null, reason?: Mistakes) {
  const t = useMessages(jobFormMessages);
  const odd = useMessages(jobAnswerMessages);
  const navigate = useNavigate();
  const refetch = useFreshOwnJobs();
  const checks = useChecks(id !== null && saved.status === 'active');
  const start: JobFields = reason ? { ...saved, status: 'active' } : saved;
  const arrival = useNavigationType();
  const [refused] = useState(arrival === NavigationType.Pop ? undefined : reason);
  const form = useContractForm(
    id === null ? 'POST /barong/resource/jobs' : 'PUT /barong/resource/jobs/:id',
    {
      start,
      posted: refused && { mistakes: refused, failure: '' },
      params: id === null ? {} : { id },
      body: (fields) =>
        id === null ? sentFields(fields) : changedFields(saved, fields, fields.status),
      judged: (fields) => sentFields(fields),
      ...checks,
      ...(id === null
        ? {}
        : { newer: (current: Job) => fieldsToChange(current as JobDetail), joins: true }),
      draft: `job:${id ?? 'new'}`,
      once: id === null,
      call: async (send) => (id === null ? createdJob(await send()) : send()),
      wrong: (mistakes) => reveal(mistakes),
      failed: id === null ? t.createFailed : t.updateFailed,
      failedText: '',
      above: true,
      refused: (error) => {
        if (error instanceof OddAnswer) return { title: '', description: odd[error.problem] };
        if (!(error instanceof ApiError && error.is('resource.hr_profile.incomplete')))
          return undefined;
        void navigate('/hr/profile?reason=posting');
        return true;
      },
      saved: (_, { status, expires_in_days }) => {
        const isNew = id === null || (saved.status === 'draft' && status === 'active');
        if (status === 'draft') return { title: t.draftSaved, description: t.draftSavedText };
        return isNew
          ? { title: t.posted, description: t.postedText(Number(expires_in_days)) }
          : { title: t.changed, description: t.changedText };
      },
      onSaved: async () => {
        await refetch();
        await navigate('/hr/postings');
      },
    },
  );

  const { step, goTo, reveal } = useParts(form.values, refused);

  const isChecking = useRef(false);

  /** Goes to the next part, unless an error in this one would prevent posting the job. */
  async function next() {
    if (isChecking.current) return;
    isChecking.current = true;
    const part = formParts[step] ?? 'role';
    try {
      if (await form.areRight(partFields[part], { status: 'active' })) goTo(step + 1);
    } finally {
      isChecking.current = false;
    }
  }

  return { form, step, goTo, next, reveal };
}

/**
 * The index of the part that is shown. It stands in the address, so that a reload stays there and the browser's Back
 * goes one part back. Otherwise the part does not follow the address: one that was written here may reach this
 * component only after the next part was opened, and would lead back from it.
 */
function useParts(values: JobFields, refused: Mistakes | undefined) {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation() as {
    pathname: string;
    state: { before?: number } | null;
  };
  const navigate = useNavigate();
  const named = partIn(params);
  const [step, setStep] = useState(() => {
    if (refused) return Math.max(0, partOf(refused));
    // Who comes back to the address of a form that was sent begins with the first part.
    return values.title.trim() ? named : 0;
  });

  /** Moves the focus to the heading of the part that is opened. */
  function show(index: number, opening: () => void) {
    flushSync(opening);
    document.getElementById(`part-${formParts[index]}`)?.focus();
  }

  const follow = useEffectEvent(() => {
    const index = partIn(new URLSearchParams(location.search));
    if (location.pathname === pathname && index !== step) show(index, () => setStep(index));
  });
  useEffect(() => {
    const onPop = () => follow();
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  /** On the way back nothing is added to the history, or the browser's Back would lead forward again. */
  function open(index: number) {
    const part = formParts[index];
    if (!part || index === step) return;
    const isForward = index > step;
    setStep(index);
    setParams(
      { part },
      {
        state: isForward ? { ...state, before: step } : state,
        replace: !isForward,
        preventScrollReset: true,
      },
    );
  }

  // A part that was opened by itself, such as the one with what was refused.
  const opened = useEffectEvent(() => {
    const part = formParts[step];
    if (part && step !== named) setParams({ part }, { state, replace: true });
  });
  useEffect(() => opened(), []);

  return {
    step,
    goTo: (index: number) => {
      if (index < step && step === named && state?.before === index) {
        void navigate(-1);
        return;
      }
      show(index, () => open(index));
      window.scrollTo({ top: 0 });
    },
    /** Opens the part with the first invalid field. */
    reveal: (mistakes: Mistakes) => {
      const part = partOf(mistakes);
      if (part !== -1) open(part);
    },
  };
}

/** The index of the part that an address names, or of the first. */
const partIn = (params: URLSearchParams) =>
  Math.max(
    0,
    formParts.findIndex((part) => part === params.get('part')),
  );

/** The checks of the form, and the texts of its mistakes. */
function useChecks(isOpen: boolean) {
  const t = useMessages(jobFormMessages);
  const pay = useMessages(payMessages);
  const language = useLanguage();
  const textRules = useRef<Awaited<ReturnType<typeof loadTextRules>>>(undefined);

  /** The texts that may not be published, in words. What an open job contained before is left to the server. */
  function forbiddenTexts(values: JobFields): Mistakes {
    const { current: text } = textRules;
    if (!text || isOpen || values.status !== 'active') return {};
    const rules = text.rulesBrokenBy(text.forbiddenIn(sentFields(values)));
    return Object.fromEntries(
      rules.map((rule) => [rule.field, text.errorText(rule.code, language, rule.values)]),
    );
  }

  return {
    rules: async () => {
      textRules.current = await loadTextRules();
      return (await import('../../../../../contract/jobs.ts')).JobForm;
    },
    check: (values: JobFields, broken: Mistakes) => {
      const words = { ...broken };
      if (broken['location'] && !values.location.trim()) words['location'] = t.locationRequired;
      for (const bound of ['salary_min', 'salary_max'] as const) {
        if (broken[bound] && values.salary_period === 'year' && oddPay(values[bound])) {
          words[bound] = pay.didYouMean;
        }
      }
      return { ...forbiddenTexts(values), ...words };
    },
    together: [
      ['salary_period', 'salary_min', 'salary_max'],
      ['experience_min_years', 'experience_max_years'],
      ['description', ...sectionNames],
    ] as const,
  };
}

export type JobFormState = ReturnType<typeof useJobForm>;

const isIn = (part: keyof typeof partFields, name: string) =>
  (partFields[part] as readonly string[]).includes(name);
