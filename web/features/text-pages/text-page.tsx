import { Fragment, type ReactNode } from 'react';
import type { Language } from '../../../contract/endpoint.ts';
import { dateText } from '../../lib/format/format.ts';
import { useMessages, useRootFacts } from '../../lib/messages.ts';
import { Prose } from '../../ui/prose.tsx';
import { textPageMessages } from './messages.ts';
import { TextFrame } from './text-frame.tsx';
import { CHANGED_ON, type PageText } from './text.ts';

interface TextPageProps<Id extends string> {
  text: Record<Language, PageText<Id>>;
  /** Additions at the end of a section, for example the contact address. */
  after?: Partial<Record<Id, ReactNode>>;
  /** Shown above the text, for example that a new version is to come. */
  above?: ReactNode;
}

/** A page of plain text with its table of contents beside it; needs no JavaScript. */
export function TextPage<Id extends string>({ text, after, above }: TextPageProps<Id>) {
  const t = useMessages(textPageMessages);
  const { language } = useRootFacts();
  const { title, lead, sections } = text[language];
  const ids = Object.keys(sections) as Id[];
  const contents = ids.map((id) => ({ id, head: sections[id].head }));
  return (
    <TextFrame title={title} lead={lead} contents={contents} above={above}>
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
        <p className="note">{t.changedOn(dateText(CHANGED_ON, language))}</p>
      </Prose>
    </TextFrame>
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

/** Phrases that become links: to help against fraud, to the other text pages, and to requests about one's data. */
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

/** `[words](/jobs)`, as in published texts; splitting by it gives text, words and address in turn. */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

const withLinks = (text: string): ReactNode[] =>
  text.split(LINK).map((part, at, parts) => {
    if (at % 3 === 0) return withPlaces(part);
    return at % 3 === 1 ? (
      <a key={part} href={parts[at + 1]}>
        {part}
      </a>
    ) : null;
  });

function withPlaces(text: string): ReactNode[] {
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
