import {
  type AccentTheme,
  coloursOf,
  LEAST_CONTRAST,
  lowestContrast,
  ratioText,
  SURFACE,
} from '../../../contract/portal-settings/accent.ts';
import { useMessages } from '../../lib/messages.ts';
import { lookMessages } from './look-messages.ts';

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

interface AccentPreviewProps {
  theme: AccentTheme;
  accent: string;
}

/** A button, a link and a highlighted text in the colour, with their contrast. */
export function AccentPreview({ theme, accent }: AccentPreviewProps) {
  const t = useMessages(lookMessages);
  const colour = accent.trim().toLowerCase();
  if (!isColour(colour)) return null;
  const ratio = lowestContrast(colour, theme);
  const style: Record<string, string> = { colorScheme: theme, backgroundColor: SURFACE[theme] };
  for (const [name, value] of Object.entries(coloursOf(colour, theme))) {
    style[`--color-${name}`] = value;
  }
  return (
    <figure className="grid gap-2">
      <div
        aria-hidden="true"
        style={style}
        className="flex flex-wrap items-center gap-4 rounded-md border border-line p-4 text-body"
      >
        <span className="rounded-md bg-brand px-4 py-2 font-strong text-on-brand">{t.sample}</span>
        <span className="text-brand underline">{t.sample}</span>
        <span className="rounded-sm bg-brand-tint px-2 py-1 text-brand-ink">{t.sample}</span>
      </div>
      <figcaption
        className={`text-small ${ratio < LEAST_CONTRAST ? 'font-strong text-danger' : 'text-ink-2'}`}
      >
        {theme === 'light' ? t.inLight : t.inDark}{' '}
        {ratio < LEAST_CONTRAST ? t.tooFaint(ratioText(ratio)) : t.contrast(ratioText(ratio))}
      </figcaption>
    </figure>
  );
}
