import { Bookmark, CalendarClock, Eye, Handshake, Send } from 'lucide-react';
import { numberText } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { RekhaGroup } from '../../../ui/card.tsx';
import type { IconType } from '../../../ui/icon.tsx';
import { StatCard } from '../../../ui/panels/stat-card.tsx';
import { profileMessages } from '../messages.ts';

/** A number loaded elsewhere; undefined until it is known. */
export interface Figures {
  views: number | undefined;
  applications: number | undefined;
  saved: number | undefined;
  interviews: number | undefined;
  offers: number | undefined;
}

/** How the search for work is going, in five figures that link to their lists. */
export function ProfileFigures({ figures }: { figures: Figures }) {
  const t = useMessages(profileMessages);
  const cards: [keyof Figures, string, IconType, string][] = [
    ['views', t.views, Eye, '/user/views'],
    ['applications', t.applications, Send, '/user/applications'],
    ['saved', t.saved, Bookmark, '/user/saved'],
    ['interviews', t.interviews, CalendarClock, '/user/applications?status=Interviewing'],
    ['offers', t.offers, Handshake, '/user/applications?status=Offer+Extended'],
  ];
  return (
    <RekhaGroup
      as="section"
      joined
      aria-label={t.figures}
      className="grid-cols-2 max-md:*:first:col-span-2 md:grid-cols-5"
    >
      {cards.map(([name, label, icon, to]) => {
        const count = figures[name];
        return (
          <StatCard
            key={name}
            label={label}
            value={count === undefined ? '–' : numberText(count)}
            // If the cards are side by side, an empty line keeps all figures at the same height.
            note={name === 'views' ? t.viewsNote : <span className="max-md:hidden">&nbsp;</span>}
            icon={icon}
            to={to}
          />
        );
      })}
    </RekhaGroup>
  );
}
