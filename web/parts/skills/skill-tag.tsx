interface SkillTagsProps {
  skills: readonly string[];
  /** The number shown before "+N". */
  max?: number;
  /** The text for the rest, such as "+2 more"; by default "+2". */
  moreLabel?: (hidden: number) => string;
}

const TAG = 'badge bg-sunken text-ink-2';
const plus = (hidden: number) => `+${hidden}`;

/** The number of the rest keeps to the last skill, so that it never stands alone in a line. */
export function SkillTags({ skills, max = 3, moreLabel = plus }: SkillTagsProps) {
  const shown = skills.slice(0, max);
  const rest = skills.slice(max);
  if (skills.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((skill, index) => (
        <li key={skill} className="flex max-w-full flex-wrap gap-1.5">
          <span className={TAG}>{skill}</span>
          {rest.length > 0 && index === shown.length - 1 ? (
            <span className={TAG} title={rest.join(', ')}>
              {moreLabel(rest.length)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
