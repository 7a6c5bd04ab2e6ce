import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { load, pageContext } from '../../../lib/api/page-context.ts';
import { orUnanswered, useLoaded } from '../../../lib/api/unanswered.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useMessages } from '../../../lib/messages.ts';
import { advertisementAmong } from '../../../parts/advertisements/among-results.tsx';
import { CardList } from '../../../ui/lists/card-list.tsx';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { List } from '../../../ui/lists/list.tsx';
import { companiesList, companyTabs } from './companies-list.ts';
import { CompanyCard } from './company-card.tsx';
import { companiesMessages } from './messages.ts';

const PAGE_SIZE = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { search, tab, verified, page } = companiesList.read(new URL(request.url).searchParams);
  const { language, publicUrl } = context.get(pageContext);
  const [found, advertisement] = await Promise.all([
    load(context, 'GET /barong/public/companies', {
      query: { search, tab, ...(verified ? { verified } : {}), page, limit: PAGE_SIZE },
    }),
    // One that cannot be loaded is left out.
    load(context, 'GET /barong/public/advertisements', {
      query: { slot: 'companies', words: search },
    }).then(
      ({ advertisement: booked }) => booked,
      () => null,
    ),
  ]);
  return {
    found,
    advertisement,
    language,
    canonical: publicUrl + companiesList.pathOf({ search, tab, verified, page }),
  };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  orUnanswered(serverLoader<typeof loader>());

export function meta({ loaderData }: MetaArgs<typeof clientLoader>) {
  if (!loaderData || 'failure' in loaderData) return [];
  const t = companiesMessages[loaderData.language];
  return [
    { title: `${t.metaTitle} · ${PORTAL}` },
    { name: 'description', content: t.metaText },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ];
}

export default function CompaniesPage() {
  const t = useMessages(companiesMessages);
  const { query, shown } = useLoaded(useLoaderData<typeof clientLoader>());
  const { found, advertisement } = shown;
  const { total, total_capped } = found.meta;
  const list = useListAddress(companiesList);
  const { search, verified } = list.address;
  return (
    <div className="gutter-public mx-auto max-w-page py-6 md:py-10">
      {query.error ? <title>{`${t.metaTitle} · ${PORTAL}`}</title> : null}
      <h1 className="mb-4 text-h1">{t.title}</h1>
      <List
        list={list}
        query={{ ...query, data: query.data && found }}
        rowsOf={({ companies }) => companies}
        search={{ label: t.placeholder, button: t.search }}
        tabs={{
          label: t.kinds,
          tabs: companyTabs.map((tab) => ({ ...list.choice({ tab }), label: t[tab] })),
        }}
        heading={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <output className="note">
              {search ? t.foundFor(total, total_capped, search) : t.found(total, total_capped)}
            </output>
            <ChipLink
              to={list.pathOf({ verified: verified ? undefined : 'true' })}
              preventScrollReset
              current={verified !== undefined}
            >
              {t.checkedOnly}
            </ChipLink>
          </div>
        }
        none={{ title: t.none }}
        noneFits={{
          title: t.none,
          text: search ? t.noneHint : verified ? t.noneChecked : t.noneOfKind,
          clearLabel: t.showAll,
        }}
      >
        {(rows) => (
          <CardList
            rows={rows}
            className="grid gap-4 md:grid-cols-2 xl:grid-cols-3"
            extra={advertisementAmong(rows.length, advertisement)}
          >
            {(company) => <CompanyCard company={company} />}
          </CardList>
        )}
      </List>
    </div>
  );
}
