interface SkillTagsProps {
  skills: readonly string[];
  /** The number shown before "+N". */
  max?: number;
  /** The text for the rest, such as "+2 more"; by default "+2". */
  moreLabel?: (hidden: number) => string;
}

const plus = (hidden: number) => `+${hidden}`;

export function SkillTags({ skills, max = 3, moreLabel = plus }: SkillTagsProps) {
  const rest = skills.slice(max);
  if (skills.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {skills.slice(0, max).map((skill) => (
        <li key={skill} className="badge bg-sunken text-ink-2">
          {skill}
        </li>
      ))}
      {rest.length > 0 && (
        <li className="badge bg-sunken text-ink-2" title={rest.join(', ')}>
          {moreLabel(rest.length)}
        </li>
      )}
    </ul>
  );
}
