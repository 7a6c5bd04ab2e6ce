import { Icon, type IconType } from './icon.tsx';

/** Facts with their icons in one line that may wrap; unknown ones are left out. */
export function FactList({ facts }: { facts: readonly (readonly [IconType, string | null])[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      {facts.map(([icon, text]) =>
        text ? (
          <li key={text} className="inline-flex items-center gap-1.5">
            <Icon of={icon} size={16} />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}
