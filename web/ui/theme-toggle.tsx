import { clsx } from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Icon } from './icon.tsx';

type Theme = 'system' | 'light' | 'dark';

interface ThemeToggleProps {
  value: Theme;
  /** The address that stores a choice and redirects back; plain links work without JavaScript. */
  hrefFor: (theme: Theme) => string;
  labels: { group: string; system: string; light: string; dark: string };
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const THEMES = ['system', 'light', 'dark'] as const;

/** Only offers the choice; the caller sets `data-theme` on <html> (none for `system`). */
export function ThemeToggle({ value, hrefFor, labels }: ThemeToggleProps) {
  return (
    <ul aria-label={labels.group} className="inline-flex rounded-lg bg-sunken p-[3px]">
      {THEMES.map((theme) => (
        <li key={theme}>
          <a
            href={hrefFor(theme)}
            rel="nofollow"
            title={labels[theme]}
            aria-label={labels[theme]}
            aria-current={theme === value ? 'true' : undefined}
            className={clsx(
              'inline-flex min-h-[42px] items-center rounded-[9px] px-3 transition-colors hover:text-ink',
              theme === value
                ? 'bg-surface text-ink shadow-lift forced-colors:border'
                : 'text-ink-2',
            )}
          >
            <Icon of={ICONS[theme]} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
