import { Star } from 'lucide-react';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { scoreMessages } from './score-messages.ts';

/** The average of the score cards, out of four; nothing without one. */
export function ScoreBadge({ score }: { score: number | null }) {
  const t = useMessages(scoreMessages);
  const language = useLanguage();
  if (score === null) return null;
  const text = new Intl.NumberFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    minimumFractionDigits: 1,
  }).format(score);
  return (
    <Badge tone="mute" icon={Star}>
      <span className="sr-only">{t.average}</span> {t.ofFour(text)}
    </Badge>
  );
}
