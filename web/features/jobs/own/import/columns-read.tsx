import { ArrowRight } from 'lucide-react';
import type { ReadColumn } from '../../../../../contract/jobs/job-imports.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { columnLabels, importMessages } from './import-messages.ts';

/** What each column of the list is read as, with its first value, so that a wrong guess is seen before the import. */
export function ColumnsRead({ columns }: { columns: readonly ReadColumn[] }) {
  const t = useMessages(importMessages);
  const language = useLanguage();
  // No row could be read.
  if (columns.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="text-body font-strong">{t.columns}</h3>
        <p className="note">{t.columnsHint}</p>
      </div>
      <ul className="grid gap-x-6 lg:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ name, read_as: readAs, said, understood }) => (
          <li
            key={`${name} ${readAs.join(' ')}`}
            className="grid content-start gap-0.5 border-t border-line py-2"
          >
            <span className="flex flex-wrap items-center gap-x-2 text-small wrap-anywhere">
              {name}
              <Icon of={ArrowRight} size={16} />
              <span className="sr-only">{t.readAs}</span>
              {readAs.length > 0 ? (
                <strong className="font-strong">
                  {readAs.map((column) => columnLabels[language][column]).join(', ')}
                </strong>
              ) : (
                <Badge tone="outline">{t.notRead}</Badge>
              )}
            </span>
            {said === '' ? null : (
              <span className="note wrap-anywhere">
                {understood === '' ? t.example(said) : t.understood(said, understood)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
