import type { CandidateSearch } from '../../../../contract/candidates/candidate-searches.ts';
import {
  type AnyForm,
  type FormOf,
  useContractForm,
} from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type CandidatesAddress, filtersOf } from '../list/candidates-list.ts';
import { useFreshSearches } from './saved-calls.ts';
import { savedMessages } from './saved-messages.ts';
import { CANDIDATE_SEARCH_NAME_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

interface DialogProps {
  onClose: () => void;
}

/** Saves the address's filters under a name. */
export function SaveSearchDialog({
  address,
  onClose,
}: DialogProps & { address: CandidatesAddress }) {
  const t = useMessages(savedMessages);
  const { source, ...filters } = filtersOf(address);
  const form = useContractForm('POST /barong/resource/candidate_searches', {
    start: { name: address.search.slice(0, CANDIDATE_SEARCH_NAME_MAX_LENGTH), is_shared: false },
    body: (values) => ({ ...values, source, filters }),
    saved: t.saved,
    failed: t.saveFailed,
    onSaved: onClose,
    onAnswer: useFreshSearches(),
  });
  return <SearchDialog form={form} title={t.saveTitle} text={t.saveText} onClose={onClose} />;
}

/** Renames a saved search, and shares it or not. */
export function ChangeSearchDialog({
  search: { id, name, is_shared },
  onClose,
}: DialogProps & { search: CandidateSearch }) {
  const t = useMessages(savedMessages);
  const form = useContractForm('PUT /barong/resource/candidate_searches/:id', {
    start: { name, is_shared },
    params: { id },
    saved: t.changed,
    failed: t.saveFailed,
    onSaved: onClose,
    onAnswer: useFreshSearches(),
  });
  return <SearchDialog form={form} title={t.changeTitle} onClose={onClose} />;
}

interface SearchDialogProps extends DialogProps {
  form: Pick<FormOf<{ name: string; is_shared: boolean }>, 'field' | 'box'> & AnyForm;
  title: string;
  text?: string;
}

function SearchDialog({ form, title, text, onClose }: SearchDialogProps) {
  const t = useMessages(savedMessages);
  return (
    <FormDialog
      form={form}
      title={title}
      description={text}
      sendLabel={t.confirm}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t.name}
        maxLength={CANDIDATE_SEARCH_NAME_MAX_LENGTH}
      />
      <CheckboxField {...form.box('is_shared')} label={t.share} />
    </FormDialog>
  );
}
