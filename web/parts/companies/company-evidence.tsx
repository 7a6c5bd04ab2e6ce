import { BadgeCheck } from 'lucide-react';
import type { CompanyEvidence as Shown, Evidence } from '../../../contract/companies/evidence.ts';
import { CHECKED_LEVEL } from '../../../contract/constants.ts';
import { dateText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { evidenceMessages } from './evidence-messages.ts';

/** What was checked about a company, each with its date; nothing if nothing was. */
export default function CompanyEvidence({ evidence }: { evidence: Shown }) {
  const t = useMessages(evidenceMessages);
  const language = useLanguage();
  const said = ({ kind, domain }: Evidence) => t[kind](domain ?? '');
  if (!evidence.level) return null;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge tone={evidence.level < CHECKED_LEVEL ? 'info' : 'ok'} icon={BadgeCheck}>
        {t[`level${evidence.level}`]}
      </Badge>
      <ul className="grid gap-0.5 note">
        {evidence.items.map((item) => (
          <li key={item.kind} className="break-words">
            {t.shown} {said(item)}, {dateText(item.checked_at, language)}
          </li>
        ))}
      </ul>
      <a href="/trust" className="link touch-room text-small">
        {t.rules}
      </a>
    </div>
  );
}
