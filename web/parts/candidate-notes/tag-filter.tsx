import { useMessages } from '../../lib/messages.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useCompanyTags } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';

interface TagFilterProps {
  value: string;
  onChange: (tag: string) => void;
  labelHidden?: boolean;
  className?: string;
}

/** A filter by one of the company's tags; nothing while it has none. */
export function TagFilter({ value, onChange, ...look }: TagFilterProps) {
  const t = useMessages(noteMessages);
  const { data } = useCompanyTags();
  const known = data?.candidate_tags.map(({ tag }) => tag) ?? [];
  const all = value === '' || known.includes(value) ? known : [value, ...known];
  if (all.length === 0) return null;
  return (
    <SelectField
      small
      {...look}
      label={t.tagFilter}
      placeholder={t.anyTag}
      value={value}
      options={all.map((tag) => ({ value: tag, label: tag }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
