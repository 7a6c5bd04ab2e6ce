import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface SkillTagProps {
  children: ReactNode;
  /** Shows a tick; `matchedLabel` is its text for screen readers. */
  matched?: boolean;
  matchedLabel?: string;
}

function SkillTag({ children, matched, matchedLabel }: SkillTagProps) {
  return (
    <span className="badge bg-sunken text-ink-2">
      {matched && <Icon of={Check} size={14} className="text-ok" />}
      {matched && matchedLabel && <span className="sr-only">{matchedLabel} </span>}
      {children}
    </span>
  );
}

interface SkillTagsProps {
  skills: readonly string[];
  /** The number shown before "+N". */
  max?: number;
  matched?: readonly string[];
  matchedLabel?: string;
  /** The text for the rest: "+2", "+2 more". Default "+N". */
  moreLabel?: (hidden: number) => string;
}

export function SkillTags(props: SkillTagsProps) {
  const { skills, max = 3, matched = [], matchedLabel, moreLabel = (n) => `+${n}` } = props;
  const shown = skills.slice(0, max);
  const rest = skills.slice(max);
  if (skills.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((skill) => (
        <li key={skill} className="flex">
          <SkillTag matched={matched.includes(skill)} matchedLabel={matchedLabel}>
            {skill}
          </SkillTag>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="flex" title={rest.join(', ')}>
          <SkillTag>{moreLabel(rest.length)}</SkillTag>
        </li>
      )}
    </ul>
  );
}
