import { Link } from 'react-router';
import { isGuide, textPath } from '../../../../contract/legal/documents.ts';
import type { KeptVersion } from '../../../../contract/legal/legal.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { legalEditorMessages } from './editor-messages.ts';

/** The published versions of a text, newest first. */
export function VersionList({ versions }: { versions: readonly KeptVersion[] }) {
  const t = useMessages(legalEditorMessages);
  const language = useLanguage();
  const today = todayInIndia();
  const current = versions.find(({ effective_on }) => effective_on <= today);
  return (
    <Card as="section" className="grid gap-3 md:p-6">
      <h2 className="text-h3">{t.versions}</h2>
      {versions.length === 0 ? <p className="text-body text-ink-2">{t.none}</p> : null}
      <ul className="grid">
        {versions.map((one) => {
          const day = dateText(one.published_at, language);
          return (
            <li key={one.version} className="grid gap-1 border-t border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body">
                <Link to={textPath(one.document, one.version)} className="link font-strong">
                  {t.version(one.version)}
                </Link>
                <span>{t.from(dateText(one.effective_on, language))}</span>
                {one === current ? <Badge tone="ok">{t.inForce}</Badge> : null}
                {one.effective_on > today ? <Badge tone="time">{t.upcoming}</Badge> : null}
              </p>
              <p className="text-body">{one[`summary_${language}`]}</p>
              <p className="note">
                {one.published_by === null
                  ? t.published(day)
                  : t.publishedBy(day, one.published_by)}{' '}
                {one.asks_consent ? `${t.asksAll} ` : null}
                {isGuide(one.document) ? null : t.accepted(one.accepted)}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
