import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { useCurrentInSight } from '../../ui/panels/current-in-sight.ts';
import { sectionMessages } from './section-messages.ts';

interface Listed {
  id: string;
  title: string;
}

type Enter = (section: Listed) => () => void;
const Entering = createContext<Enter>(() => () => {});

/** Adds the section to the list for as long as it is rendered. */
export function useListed(id: string, title: string): void {
  const enter = useContext(Entering);
  useEffect(() => enter({ id, title }), [enter, id, title]);
}

/** The sections with a list of them, which stays visible and marks the one being read. */
export function WithSectionList({ children }: { children: ReactNode }) {
  const t = useMessages(sectionMessages);
  const [sections, setSections] = useState<Listed[]>([]);
  const [enter] = useState(() => (section: Listed) => {
    setSections((before) => [...before, section].toSorted(byPlace));
    return () => setSections((before) => before.filter((other) => other !== section));
  });
  const read = useTopmost(sections);
  const row = useCurrentInSight<HTMLUListElement>(read);
  return (
    <div className="grid gap-5 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
      <nav
        aria-label={t.sections}
        className="max-lg:sticky max-lg:top-14 max-lg:z-sticky max-lg:-mx-4 max-lg:bg-page max-lg:px-4"
      >
        <ul
          ref={row}
          className="scroll-row min-h-11 gap-1 lg:sticky! lg:top-24 lg:grid lg:border-l lg:border-line"
        >
          {sections.map(({ id, title }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                aria-current={read === id ? 'true' : undefined}
                className="flex min-h-11 items-center border-line-strong px-3 note hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-brand aria-[current]:font-strong aria-[current]:text-brand-ink max-lg:border-t-3 max-lg:border-transparent lg:-ml-px lg:min-h-9 lg:aria-[current]:border-l-2"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Entering value={enter}>
        <div className="grid min-w-0 gap-5">{children}</div>
      </Entering>
    </div>
  );
}

/** In the order on the page, whichever was rendered first. */
function byPlace(one: Listed, other: Listed): number {
  const [first, second] = [one, other].map(({ id }) => document.getElementById(id));
  if (!first || !second) return 0;
  const isBefore = first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? -1 : 1;
}

/** The id of the section in the upper part of the window. */
function useTopmost(sections: readonly Listed[]): string | undefined {
  const [topmost, setTopmost] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setTopmost(entered.target.id);
      },
      { rootMargin: '-20% 0px -75% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return topmost ?? sections[0]?.id;
}
