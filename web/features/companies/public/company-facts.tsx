import { CalendarDays, MapPin, UsersRound } from 'lucide-react';
import type { Company } from '../../../../contract/companies.ts';
import { sizeBandOf } from '../../../../contract/company-size.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Icon, type IconType } from '../../../ui/icon.tsx';
import { companiesMessages } from './messages.ts';

interface CompanyFactsProps {
  company: Pick<Company, 'headquarters' | 'size' | 'founded'>;
  withFounded?: boolean;
}

/** Place, size and year in one line that may wrap; only what the company says. */
export function CompanyFacts({ company, withFounded }: CompanyFactsProps) {
  const t = useMessages(companiesMessages);
  const band = sizeBandOf(company.size);
  const facts: [IconType, string | null][] = [
    [MapPin, company.headquarters],
    [UsersRound, band && t.employees(band)],
    [CalendarDays, withFounded && company.founded ? t.foundedIn(company.founded) : null],
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      {facts.map(([icon, text]) =>
        text ? (
          <li key={text} className="inline-flex items-center gap-1.5">
            <Icon of={icon} size={16} />
            {text}
          </li>
        ) : null,
      )}
    </ul>
  );
}
