import type { Disclosure } from '../../../contract/disclosures.ts';
import { dateText, momentText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { disclosureMessages, thingMessages } from './messages.ts';

/** Who, how, what and when. */
export function DisclosureCard({ disclosure }: { disclosure: Disclosure }) {
  const t = useMessages(disclosureMessages);
  const things = useMessages(thingMessages);
  const { kind, company_name, what } = disclosure;
  return (
    <Card as="article" className="grid gap-2">
      <h2 className="text-h3">{company_name ?? (kind === 'operator' ? t.us : t.everybody)}</h2>
      <p className="text-body break-words text-ink-2">{howOf(disclosure, t)}</p>
      {kind === 'public_profile' ? null : (
        <ul className="flex flex-wrap gap-2">
          {what.map((thing) => (
            <li key={thing}>
              <Badge>{things[thing]}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        <When disclosure={disclosure} />
      </p>
    </Card>
  );
}

function howOf({ kind, job_title, reason }: Disclosure, t: typeof disclosureMessages.en): string {
  if (kind === 'application') return t.application(job_title ?? '');
  return kind === 'operator' ? t.operator(reason ?? '') : t[kind];
}

function When({ disclosure: { kind, at, until } }: { disclosure: Disclosure }) {
  const t = useMessages(disclosureMessages);
  const language = useLanguage();
  if (kind === 'view') return dateText(at, language);
  const from = momentText(at, language);
  if (kind === 'application' || kind === 'operator') return from;
  return until ? t.fromTo(from, momentText(until, language)) : t.from(from);
}
