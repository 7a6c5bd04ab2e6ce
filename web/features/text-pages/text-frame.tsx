import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { HangCard } from '../../ui/card.tsx';
import { textPageMessages } from './messages.ts';

interface TextFrameProps {
  title: string;
  /** One sentence below the title, also used for search engines. */
  lead: string;
  /** The headings of the text with their ids. */
  contents: readonly { id: string; head: string }[];
  /** Shown between title and text, for example a notice. */
  above?: ReactNode;
  children: ReactNode;
}

/** A text with its table of contents beside it; needs no JavaScript. */
export function TextFrame({ title, lead, contents, above, children }: TextFrameProps) {
  const t = useMessages(textPageMessages);
  const { publicUrl } = useRootFacts();
  const { pathname } = useLocation();
  return (
    <div className="gutter-public mx-auto max-w-page py-8 md:py-12">
      <title>{`${title} · ${PORTAL}`}</title>
      <meta name="description" content={lead} />
      <link rel="canonical" href={publicUrl + pathname} />
      <header className="max-w-prose">
        <h1 className="text-title font-heading">{title}</h1>
        <p className="mt-3 text-job text-ink-2">{lead}</p>
      </header>
      {above ? <div className="mt-5 grid max-w-prose gap-3 empty:hidden">{above}</div> : null}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <HangCard rekha className="p-4 md:p-8" flush>
          {children}
        </HangCard>
        <nav aria-label={t.contents} className="max-lg:hidden">
          <ul className="sticky top-24 border-t-3 border-line-strong">
            {contents.map(({ id, head }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-2 note hover:text-ink hover:underline">
                  {head}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
