import { useDeferredValue } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCompaniesLike, useFreshBlocked } from './sharing-calls.ts';
import { sharingMessages } from './sharing-messages.ts';
import { BLOCKED_NAME_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

/** `mahakal.in`, `hr@mahakal.in` or a web address: anything with a dot and without a space. */
const isDomain = (text: string) => /^\S+\.[^\s.]{2,}$/.test(text);

/** Adds a company by its name, whether or not it is on the portal, or by a domain. */
export function BlockForm() {
  const t = useMessages(sharingMessages);
  const form = useContractForm('POST /barong/resource/blocked_companies', {
    start: { name: '' },
    body: ({ name }) => {
      const text = name.trim();
      const known = like.data?.find((company) => company.name === text);
      if (known) return { company_id: known.id };
      return isDomain(text) ? { domain: text } : { name: text };
    },
    blames: 'name',
    saved: (added) => ({ title: t.added(added.name ?? added.domain ?? '') }),
    onSaved: useFreshBlocked(),
  });
  const typed = useDeferredValue(form.values.name.trim());
  const like = useCompaniesLike(typed);
  return (
    <Form form={form}>
      <div className="flex items-start gap-2.5">
        <TextField
          {...form.field('name')}
          label={t.nameOrDomain}
          hint={t.nameHint}
          maxLength={BLOCKED_NAME_MAX_LENGTH}
          autoComplete="off"
          className="min-w-0 flex-1"
          suggestions={like.data?.map(({ name }) => name) ?? []}
        />
        <Button {...form.button} variant="secondary" className="mt-7">
          {t.add}
        </Button>
      </div>
    </Form>
  );
}
