import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { HrProfile } from '../../../../contract/companies.ts';
import { changesOf } from '../../../lib/forms/changes.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { OWN_COMPANY_KEY } from '../../../parts/companies/own-company.ts';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Namesakes } from './claim/namesakes.tsx';
import { type CompanyHints, fieldsOf, industrySuggestions, sentFields } from './company-fields.ts';
import { companyMessages } from './messages.ts';
import {
  COMPANY_DESCRIPTION_MAX_LENGTH,
  COMPANY_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  INDUSTRY_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

/** The details given at registration; loaded only while there is no company. */
const useCompanyHints = (enabled: boolean) =>
  useReading('GET /barong/resource/company_hints', { key: ['company_hints'], enabled });

interface CompanyFormProps {
  /** Null before the first one is saved. */
  company: HrProfile | null;
  saveLabel: string;
  /** The cancel link beside the button. */
  leave: ReactNode;
  onSaved: () => void;
}

/**
 * For owners; other members read who can change it. The form of a new company begins with what is
 * known of it already.
 */
export function CompanyForm(props: CompanyFormProps) {
  const hints = useCompanyHints(props.company === null);
  if (hints.isLoading) return null;
  return (
    <MayDo call="POST /barong/resource/hr_profile" least="owner" says>
      <FormWithHints {...props} hints={hints.data} />
    </MayDo>
  );
}

interface FormWithHintsProps extends CompanyFormProps {
  hints: CompanyHints | undefined;
}

function FormWithHints({ company, hints, saveLabel, leave, onSaved }: FormWithHintsProps) {
  const t = useMessages(companyMessages);
  const form = useCompanyForm(company, hints, onSaved);
  return (
    <Form form={form} className="grid gap-4">
      <Card className="grid gap-5 md:grid-cols-2 md:p-6">
        <WhatItDoes form={form} isNew={company === null} />
        <WhatIsKnown form={form} />
      </Card>
      <div className="flex flex-wrap-reverse justify-end gap-2.5">
        {leave}
        <Button {...form.button} busyLabel={t.saving}>
          {saveLabel}
        </Button>
      </div>
    </Form>
  );
}

function useCompanyForm(
  company: HrProfile | null,
  hints: CompanyHints | undefined,
  onSaved: () => void,
) {
  const t = useMessages(companyMessages);
  const queries = useQueryClient();
  const start = fieldsOf(company, hints);
  return useContractForm('POST /barong/resource/hr_profile', {
    start,
    ...(company ? { newer: (current: HrProfile) => fieldsOf(current) } : {}),
    body: (fields) =>
      company ? changesOf(sentFields(start), sentFields(fields)) : sentFields(fields),
    judged: sentFields,
    rules: async () => (await import('../../../../contract/companies.ts')).CompanyForm,
    draft: 'company',
    failedText: t.failed,
    wrong: () => ({ title: t.fixErrors }),
    saved: (profile) => ({
      title: t.saved,
      description: profile.waits_for_check ? t.heldText : t.savedText,
    }),
    onSaved: async (profile) => {
      queries.setQueryData(OWN_COMPANY_KEY, profile);
      // Cards of the company's jobs show its name.
      await queries.invalidateQueries({ queryKey: ['hr_jobs'] });
      onSaved();
    },
  });
}

interface FieldsProps {
  form: ReturnType<typeof useCompanyForm>;
}

function WhatItDoes({ form, isNew }: FieldsProps & { isNew: boolean }) {
  const t = useMessages(companyMessages);
  return (
    <>
      <TextField
        label={t.companyName}
        required
        autoComplete="organization"
        maxLength={COMPANY_NAME_MAX_LENGTH}
        {...form.field('company_name')}
      />
      <TextField
        label={t.industry}
        required
        suggestions={industrySuggestions}
        maxLength={INDUSTRY_MAX_LENGTH}
        {...form.field('industry')}
      />
      {isNew ? <Namesakes name={form.values.company_name} /> : null}
      <TextArea
        className="md:col-span-2"
        label={t.description}
        required
        rows={6}
        maxLength={COMPANY_DESCRIPTION_MAX_LENGTH}
        hint={t.descriptionHint}
        {...form.field('company_description')}
      />
    </>
  );
}

function WhatIsKnown({ form }: FieldsProps) {
  const t = useMessages(companyMessages);
  return (
    <>
      <TextField
        label={t.location}
        optional
        hint={t.locationHint}
        maxLength={PLACE_MAX_LENGTH}
        {...form.field('company_location')}
      />
      <TextField
        label={t.sizeLabel}
        optional
        inputMode="numeric"
        hint={t.sizeHint}
        {...form.field('company_size')}
      />
      <TextField
        label={t.websiteLabel}
        optional
        type="url"
        inputMode="url"
        hint={t.webAddressHint}
        {...form.field('company_website')}
      />
      <TextField
        label={t.linkedinLabel}
        optional
        type="url"
        inputMode="url"
        hint={t.webAddressHint}
        {...form.field('linkedin_url')}
      />
      <TextField
        label={t.foundedLabel}
        optional
        inputMode="numeric"
        maxLength={4}
        {...form.field('founded')}
      />
      <RadioGroup
        label={t.hiresFor}
        hint={t.hiresForHint}
        options={[
          { value: 'itself', label: t.forItself },
          { value: 'clients', label: t.forClients },
        ]}
        {...form.field('hires_for')}
      />
    </>
  );
}
