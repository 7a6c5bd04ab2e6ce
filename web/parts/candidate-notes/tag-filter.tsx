import { useMessages } from '../../lib/messages.ts';
import { FilterSelectOfSeveral } from '../../ui/lists/filter-select.tsx';
import { useCompanyTags } from './note-calls.ts';
import { noteMessages } from './note-messages.ts';

interface TagFilterProps {
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
  className: string;
}

/** A filter by one of the company's tags; nothing while it has none. */
export function TagFilter({ value, onChange, className }: TagFilterProps) {
  const t = useMessages(noteMessages);
  const { data } = useCompanyTags();
  const known = data?.candidate_tags.map(({ tag }) => tag) ?? [];
  if (known.length === 0 && value.length === 0) return null;
  return (
    <FilterSelectOfSeveral
      className={className}
      label={t.tagFilter}
      any={t.anyTag}
      values={known}
      value={value}
      nameOf={(tag) => tag}
      onChange={onChange}
    />
  );
}
