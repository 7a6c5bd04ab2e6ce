import { useMessages } from '../../../lib/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MenuChoice, MenuChoiceLink } from '../../../ui/overlays/menu.tsx';
import { shellMessages } from '../messages.ts';
import { THEMES_CLASS, useThemes } from './visitor-settings.tsx';

/** The theme switch as entries of a menu, which only the arrow keys reach. */
export function ThemeChoice() {
  const t = useMessages(shellMessages);
  const choices = useThemes();
  const chosen = choices.find(({ isChosen }) => isChosen)?.theme;
  return (
    <MenuChoice label={t.theme} value={chosen} className={THEMES_CLASS}>
      {choices.map(({ theme, icon, link }) => (
        <MenuChoiceLink key={theme} value={theme} {...link}>
          <Icon of={icon} />
        </MenuChoiceLink>
      ))}
    </MenuChoice>
  );
}
