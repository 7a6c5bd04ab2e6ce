import { clsx } from 'clsx';
import { Kbd } from './kbd.tsx';

interface KeyListProps {
  /** "J K", and what these keys do. */
  keys: readonly (readonly [keys: string, does: string])[];
  isOn: boolean;
}

/** Keyboard shortcuts and what they do, pale while they are switched off. */
export function KeyList({ keys, isOn }: KeyListProps) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5',
        !isOn && 'opacity-50',
      )}
    >
      {keys.map(([names, does]) => (
        <div key={names} className="contents">
          <dt className="flex gap-1.5">
            {names.split(' ').map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
