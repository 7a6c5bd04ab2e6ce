import { CalendarDays, MapPin, UsersRound } from 'lucide-react';
import type { Company } from '../../../../contract/companies.ts';
import { sizeBandOf } from '../../../../contract/format/company-size.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { companiesMessages } from './messages.ts';

interface CompanyFactsProps {
  company: Pick<Company, 'headquarters' | 'size' | 'founded'>;
  withFounded?: boolean;
}

/** Place, size and year in one line that may wrap; missing facts are left out. */
export function CompanyFacts({ company, withFounded }: CompanyFactsProps) {
  const t = useMessages(companiesMessages);
  const language = useLanguage();
  const band = sizeBandOf(company.size);
  return (
    <FactList
      facts={[
        [MapPin, placeName(company.headquarters, language)],
        [UsersRound, band && t.employees(band)],
        [CalendarDays, withFounded && company.founded ? t.foundedIn(company.founded) : null],
      ]}
    />
  );
}
