import { clsx } from 'clsx';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { useLocation } from 'react-router';
import { useMessages, useRootFacts } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shellMessages } from '../messages.ts';

/** The server stores the choice in a cookie and redirects back here. */
function useSettingsPath() {
  const { pathname, search } = useLocation();
  // Rebuilt, because server and browser encode the same query differently.
  const query = new URLSearchParams(search);
  // The page itself keeps the token of its link.
  for (const name of ['preview', 'reset_token', 'token']) query.delete(name);
  const next = query.size > 0 ? `${pathname}?${query}` : pathname;
  return (choice: Record<string, string>) =>
    `/settings/display?${new URLSearchParams({ ...choice, next })}`;
}

/** A plain link, so that it works before and without JavaScript; nothing if only one language is offered. */
export function LanguageSwitch() {
  const t = useMessages(shellMessages);
  const { language, languages } = useRootFacts();
  const settingsPath = useSettingsPath();
  if (languages.length < 2) return null;
  const other = language === 'hi' ? 'en' : 'hi';
  return (
    <a
      href={settingsPath({ language: other })}
      lang={other}
      hrefLang={other}
      rel="nofollow"
      aria-label={t.switchLanguageName}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-hindi-word text-body text-ink-2 hover:text-ink"
    >
      <Icon of={Languages} className="max-md:hidden" />
      {t.switchLanguage}
    </a>
  );
}

const themes = { system: Monitor, light: Sun, dark: Moon } as const;

/** The choices of colours; plain links too, for the same reason. */
export function useThemes() {
  const t = useMessages(shellMessages);
  const { theme: chosen } = useRootFacts();
  const settingsPath = useSettingsPath();
  const labels = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };
  return (['system', 'light', 'dark'] as const).map((theme) => ({
    theme,
    isChosen: theme === chosen,
    icon: themes[theme],
    link: {
      href: settingsPath({ theme }),
      rel: 'nofollow',
      title: labels[theme],
      'aria-label': labels[theme],
      className: clsx(
        'inline-flex min-h-[42px] items-center pointer-coarse:min-h-11 rounded-[9px] px-3 transition-colors hover:text-ink',
        theme === chosen ? 'bg-surface text-ink shadow-lift forced-colors:border' : 'text-ink-2',
      ),
    },
  }));
}

export const THEMES_CLASS = 'inline-flex rounded-lg bg-sunken p-[3px]';

export function ThemeSwitch() {
  const t = useMessages(shellMessages);
  return (
    <ul aria-label={t.theme} className={THEMES_CLASS}>
      {useThemes().map(({ theme, isChosen, icon, link }) => (
        <li key={theme}>
          <a {...link} aria-current={isChosen ? 'true' : undefined}>
            <Icon of={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
