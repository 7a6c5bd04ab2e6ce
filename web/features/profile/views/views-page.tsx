import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { ProfileView } from '../../../../contract/profiles/profile-views.ts';
import { viewPeriods } from '../../../../contract/profiles/view-periods.ts';
import { dateText } from '../../../lib/format/format.ts';
import { listAddress, oneOf } from '../../../lib/lists/list-address.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { useProfileViews } from './view-calls.ts';
import { openedLabels, reasonLabels, viewMessages } from './view-messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

const viewsList = listAddress({
  path: '/user/views',
  filters: { period: oneOf(viewPeriods, 'month') },
});

/** Which companies looked at the seeker, what they opened and why. */
export default function ViewsPage() {
  const t = useMessages(viewMessages);
  const list = useListAddress(viewsList);
  const { period, page } = list.address;
  const query = useProfileViews(period, page);
  const counts = query.data?.counts;
  const toJobs = <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>;
  return (
    <ListPage
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton to="/user/sharing" variant="secondary" icon={Eye}>
          {t.choices}
        </LinkButton>
      }
      list={list}
      query={query}
      rowsOf={(found) => found.profile_views}
      shape="h-20 rounded-lg"
      tabs={{
        label: t.periods,
        tabs: [
          { ...list.choice({ period: 'month' }), label: t.month, count: counts?.month },
          { ...list.choice({ period: 'year' }), label: t.year, count: counts?.year },
        ],
      }}
      failed={t.loadFailed}
      none={{
        title: counts?.year ? t.noneMonth : t.none,
        text: t.noneText,
        actions: counts?.year ? (
          <LinkButton to={viewsList.pathOf({ period: 'year' })}>{t.showYear}</LinkButton>
        ) : (
          toJobs
        ),
      }}
      noneFits={{ title: t.none, text: t.noneText, clearLabel: null }}
      renderCard={(view) => <ViewCard view={view} />}
      keyOf={(view) => `${view.company_id} ${view.day}`}
    />
  );
}

function ViewCard({ view }: { view: ProfileView }) {
  const language = useLanguage();
  const opened = view.opened.map((thing) => openedLabels[language][thing]).join(', ');
  const reasons = view.reasons.map((reason) => reasonLabels[language][reason]).join(', ');
  return (
    <Card as="article" className="flex items-start gap-3.5">
      <CompanyTile id={view.company_id} name={view.company_name} />
      <div className="min-w-0 flex-1">
        <h2 className="text-h3">
          <Link
            to={`/companies/${view.company_id}`}
            className="link touch-room inline-block min-h-6"
          >
            {view.company_name}
          </Link>
        </h2>
        <p className="note">
          {opened}
          {DOT}
          {reasons}
        </p>
      </div>
      <p className="note whitespace-nowrap">{dateText(`${view.day}T12:00:00+05:30`, language)}</p>
    </Card>
  );
}
