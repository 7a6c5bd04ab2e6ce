import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type CompanyFields, industrySuggestions } from './company-fields.ts';
import { companyMessages } from './messages.ts';
import { useCompanyForm } from './use-company-form.ts';

interface CompanyFormProps {
  saved: CompanyFields;
  saveLabel: string;
  /** The way out beside the button. */
  leave: ReactNode;
  onSaved: () => void;
}

export function CompanyForm({ saved, saveLabel, leave, onSaved }: CompanyFormProps) {
  const t = useMessages(companyMessages);
  const { form, submit, failed, isRestored, startOver } = useCompanyForm(saved, onSaved);
  const { errors, isSubmitting } = form.formState;
  const wire = (name: keyof CompanyFields) => ({
    ...form.register(name),
    error: errors[name]?.message,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      {failed ? (
        <NoticeBar tone="danger" role="alert">
          {failed}
        </NoticeBar>
      ) : null}
      {isRestored ? (
        <NoticeBar
          tone="brand"
          action={
            <button type="button" className="underline" onClick={startOver}>
              {t.startOver}
            </button>
          }
        >
          {t.restored}
        </NoticeBar>
      ) : null}
      <Card className="grid gap-5 md:grid-cols-2 md:p-6">
        <TextField
          label={t.companyName}
          required
          autoComplete="organization"
          maxLength={200}
          {...wire('company_name')}
        />
        <TextField
          label={t.industry}
          required
          suggestions={industrySuggestions}
          maxLength={120}
          {...wire('industry')}
        />
        <TextArea
          className="md:col-span-2"
          label={t.description}
          required
          rows={6}
          maxLength={5000}
          hint={t.descriptionHint}
          {...wire('company_description')}
        />
        <TextField
          label={t.location}
          aside={t.optional}
          hint={t.locationHint}
          maxLength={200}
          {...wire('location')}
        />
        <TextField
          label={t.sizeLabel}
          aside={t.optional}
          inputMode="numeric"
          hint={t.sizeHint}
          {...wire('company_size')}
        />
        <TextField
          label={t.websiteLabel}
          aside={t.optional}
          type="url"
          inputMode="url"
          hint={t.webAddressHint}
          {...wire('company_website')}
        />
        <TextField
          label={t.linkedinLabel}
          aside={t.optional}
          type="url"
          inputMode="url"
          hint={t.webAddressHint}
          {...wire('linkedin_url')}
        />
        <TextField
          label={t.foundedLabel}
          aside={t.optional}
          inputMode="numeric"
          maxLength={4}
          {...wire('founded')}
        />
      </Card>
      <div className="flex flex-wrap-reverse justify-end gap-2.5">
        {leave}
        <Button type="submit" busy={isSubmitting} busyLabel={t.saving}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
