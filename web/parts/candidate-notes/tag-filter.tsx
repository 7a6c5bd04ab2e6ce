import { useMessages } from '../../lib/messages.ts';
import { FilterSelect } from '../../ui/lists/filter-select.tsx';
import { useCompanyTags } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';

interface TagFilterProps {
  value: string;
  onChange: (tag: string) => void;
  className: string;
}

/** A filter by one of the company's tags; nothing while it has none. */
export function TagFilter({ value, onChange, className }: TagFilterProps) {
  const t = useMessages(noteMessages);
  const { data } = useCompanyTags();
  const known = data?.candidate_tags.map(({ tag }) => tag) ?? [];
  const all = value === '' || known.includes(value) ? known : [value, ...known];
  if (all.length === 0) return null;
  return (
    <FilterSelect
      className={className}
      label={t.tagFilter}
      any={t.anyTag}
      values={all}
      value={value}
      nameOf={(tag) => tag}
      onChange={(tag = '') => onChange(tag)}
    />
  );
}
