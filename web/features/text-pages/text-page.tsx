import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../lib/format/format.ts';
import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { HangCard } from '../../ui/card.tsx';
import { Prose } from '../../ui/prose.tsx';
import { textPageMessages } from './messages.ts';
import type { PageText } from './text.ts';

/** The day of the newest change of any of these texts. */
const CHANGED_ON = '2026-11-22';

interface TextPageProps<Id extends string> {
  text: Record<Language, PageText<Id>>;
  /** What stands at the end of which section, such as the address to write to. */
  after?: Partial<Record<Id, ReactNode>>;
}

/** A page of plain text with its contents beside it; needs no JavaScript. */
export function TextPage<Id extends string>({ text, after }: TextPageProps<Id>) {
  const t = useMessages(textPageMessages);
  const { language, publicUrl } = useRootFacts();
  const { pathname } = useLocation();
  const { title, lead, sections } = text[language];
  const ids = Object.keys(sections) as Id[];
  return (
    <div className="gutter-public mx-auto max-w-page py-8 md:py-12">
      <title>{`${title} · Vritti`}</title>
      <meta name="description" content={lead} />
      <link rel="canonical" href={publicUrl + pathname} />
      <header className="max-w-prose">
        <h1 className="text-title font-heading">{title}</h1>
        <p className="mt-3 text-job text-ink-2">{lead}</p>
      </header>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
        <HangCard rekha className="p-4 md:p-8" flush>
          <Prose>
            {ids.map((id) => (
              <Fragment key={id}>
                <h2 id={id}>{sections[id].head}</h2>
                {sections[id].says.map((block) => (
                  <BlockText key={String(block)} block={block} />
                ))}
                {after?.[id]}
              </Fragment>
            ))}
            <p className="text-small text-ink-2">{t.changedOn(dateText(CHANGED_ON, language))}</p>
          </Prose>
        </HangCard>
        <nav aria-label={t.contents} className="max-lg:hidden">
          <ul className="sticky top-24 border-t-3 border-line-strong">
            {ids.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-2 text-small text-ink-2 hover:text-ink hover:underline"
                >
                  {sections[id].head}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function BlockText({ block }: { block: string | readonly string[] }) {
  if (typeof block === 'string') return <p>{withLinks(block)}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{withLinks(item)}</li>
      ))}
    </ul>
  );
}

/** Words that lead somewhere: to help against fraud, the other text pages, and to asking for a right. */
const places: Record<string, string> = {
  '1930': 'tel:1930',
  'cybercrime.gov.in': 'https://cybercrime.gov.in',
  'contact page': '/contact',
  'संपर्क पेज': '/contact',
  'privacy page': '/privacy',
  'निजता पेज': '/privacy',
  'a copy of what is kept about you': '/contact?topic=access',
  'आपके बारे में रखी जानकारी की कॉपी': '/contact?topic=access',
  'the correction of what is wrong': '/contact?topic=correction',
  'ग़लत जानकारी का सुधार': '/contact?topic=correction',
  'the deletion of your account and its data': '/contact?topic=erasure',
  'खाता और उसकी जानकारी हटाना': '/contact?topic=erasure',
  'a person to act for you': '/contact?topic=nominee',
  'कोई व्यक्ति, जो आपके न रहने पर': '/contact?topic=nominee',
};
const placeNames = new RegExp(`(${Object.keys(places).join('|').replaceAll('.', '\\.')})`);

function withLinks(text: string): ReactNode[] {
  return text.split(placeNames).map((part) =>
    places[part] ? (
      <a key={part} href={places[part]}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
