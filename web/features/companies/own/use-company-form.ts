import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { currentSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useSaveCompany } from './calls.ts';
import { type CompanyFields, fieldNames, sentFields } from './company-fields.ts';
import { companyMessages } from './messages.ts';

const FORM = 'company';
const loadSchema = async () => (await import('../../../../contract/companies.ts')).CompanyForm;

/** The company's form: what is typed is kept until it is saved, mistakes stand at their fields. */
export function useCompanyForm(saved: CompanyFields, onSaved: () => void) {
  const t = useMessages(companyMessages);
  const language = useLanguage();
  const accountId = currentSession()?.user?.id ?? 0;
  const [draft, setDraft] = useState(() => readFormDraft<CompanyFields>(accountId, FORM));
  const form = useForm<CompanyFields>({ defaultValues: { ...saved, ...draft?.fields } });
  const save = useSaveCompany();
  const [failed, setFailed] = useState('');

  useEffect(() => {
    dropForeignFormDrafts(accountId);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name) keepFormDraft(accountId, FORM, values);
      },
    });
  }, [accountId, form]);

  function startOver() {
    dropFormDraft(accountId, FORM);
    setDraft(null);
    form.reset(saved);
  }

  function show(mistakes: Mistakes) {
    const wrong = fieldNames.filter((name) => mistakes[name] ?? mistakes[aliases[name] ?? '']);
    for (const name of wrong) {
      form.setError(name, { message: mistakes[name] ?? mistakes[aliases[name] ?? ''] ?? '' });
    }
    if (wrong[0]) form.setFocus(wrong[0]);
    toast({ title: t.fixErrors, variant: 'destructive' });
  }

  const submit = form.handleSubmit(async (fields) => {
    setFailed('');
    const sent = sentFields(fields);
    const mistakes = await mistakesIn(loadSchema, sent, language);
    if (Object.keys(mistakes).length > 0) return show(mistakes);
    try {
      await save.mutateAsync(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length > 0) return show(error.fields);
      setFailed(error.status === 0 ? t.offline : (error.messages[0] ?? t.failed));
      return;
    }
    dropFormDraft(accountId, FORM);
    toast({ title: t.saved, description: t.savedText, variant: 'success' });
    onSaved();
  });

  return { form, submit, failed, isRestored: draft !== null, startOver };
}

/** The API's other name of a field. */
const aliases: Partial<Record<keyof CompanyFields, string>> = { location: 'company_location' };
