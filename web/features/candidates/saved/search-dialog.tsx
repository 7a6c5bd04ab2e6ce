import type { ComponentProps } from 'react';
import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type CandidatesAddress, filtersOf } from '../list/candidates-list.ts';
import { useReadSearchesAgain } from './saved-calls.ts';
import { savedMessages } from './saved-messages.ts';

const NAME_MAX_LENGTH = 60;

interface DialogProps {
  onClose: () => void;
}

/** Saves the filters of the address under a name. */
export function SaveSearchDialog({
  address,
  onClose,
}: DialogProps & { address: CandidatesAddress }) {
  const t = useMessages(savedMessages);
  const readAgain = useReadSearchesAgain();
  const { source, ...filters } = filtersOf(address);
  const form = useContractForm('POST /barong/resource/candidate_searches', {
    start: { name: address.search.slice(0, NAME_MAX_LENGTH), is_shared: false },
    body: (values) => ({ ...values, source, filters }),
    saved: t.saved,
    failed: t.saveFailed,
    onSaved: async () => {
      await readAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.saveTitle}
      description={t.saveText}
      cancelLabel={t.cancel}
      sendLabel={t.confirm}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

/** Renames a saved search, and shares it or not. */
export function ChangeSearchDialog({
  search: { id, name, is_shared },
  onClose,
}: DialogProps & { search: CandidateSearch }) {
  const t = useMessages(savedMessages);
  const readAgain = useReadSearchesAgain();
  const form = useContractForm('PUT /barong/resource/candidate_searches/:id', {
    start: { name, is_shared },
    params: { id },
    saved: t.changed,
    failed: t.saveFailed,
    onSaved: async () => {
      await readAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t.changeTitle}
      cancelLabel={t.cancel}
      sendLabel={t.confirm}
      onClose={onClose}
    >
      <Fields form={form} />
    </FormDialog>
  );
}

interface FieldsProps {
  form: {
    field: (
      name: 'name',
    ) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>;
    box: (
      name: 'is_shared',
    ) => Pick<
      ComponentProps<typeof CheckboxField>,
      'id' | 'name' | 'checked' | 'error' | 'onChange'
    >;
  };
}

function Fields({ form }: FieldsProps) {
  const t = useMessages(savedMessages);
  return (
    <div className="grid gap-4">
      <TextField {...form.field('name')} label={t.name} maxLength={NAME_MAX_LENGTH} />
      <CheckboxField {...form.box('is_shared')} label={t.share} />
    </div>
  );
}
