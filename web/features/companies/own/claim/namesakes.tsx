import { Link } from 'react-router';
import { useDelayed } from '../../../../lib/forms/use-delayed.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { useNamesakes } from './calls.ts';
import { claimMessages } from './claim-messages.ts';

/** Existing companies with the name of a new one: each may be the recruiter's own. */
export function Namesakes({ name }: { name: string }) {
  const t = useMessages(claimMessages);
  const namesakes = useNamesakes(useDelayed(name));
  return (
    <output className="grid gap-2 empty:hidden md:col-span-2">
      {namesakes.map((company) => (
        <NoticeBar
          key={company.id}
          action={
            company.claimed ? undefined : (
              <Link
                to={`/profile/setup/hr?claim=${company.id}`}
                className="underline"
                aria-label={t.takeNamed(company.name)}
              >
                {t.take}
              </Link>
            )
          }
        >
          {company.claimed ? t.owned(company.name) : t.isHere(company.name)}
        </NoticeBar>
      ))}
    </output>
  );
}
