import { Icon, type IconType } from './icon.tsx';

/** Facts with their icons in one line that may wrap, into lines of like length; unknown ones are left out. */
export function FactList({ facts }: { facts: readonly (readonly [IconType, string | null])[] }) {
  return (
    <ul className="-my-0.5 -mr-4 note text-balance">
      {facts.map(([icon, text]) =>
        text ? (
          <li
            key={text}
            className="my-0.5 mr-4 inline-flex align-top wrap-anywhere items-center gap-1.5"
          >
            <Icon of={icon} size={16} />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}
