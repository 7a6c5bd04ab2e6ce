import { Form, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { load, pageContext } from '../../../lib/api/page-context.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { CompanyCard } from './company-card.tsx';
import { companiesPath, companyTabs, readCompanyQuery } from './company-query.ts';
import { companiesMessages } from './messages.ts';

const PAGE_SIZE = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readCompanyQuery(new URL(request.url).searchParams);
  const { language, publicUrl } = context.get(pageContext);
  const found = await load(context, 'GET /barong/public/companies', {
    query: { ...query, limit: PAGE_SIZE },
  });
  return { query, language, canonical: publicUrl + companiesPath(query), ...found };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  const t = companiesMessages[loaderData?.language ?? 'en'];
  return [
    { title: `${t.metaTitle} · Vritti` },
    { name: 'description', content: t.metaText },
    { tagName: 'link', rel: 'canonical', href: loaderData?.canonical },
  ];
}

export default function CompaniesPage() {
  const t = useMessages(companiesMessages);
  const { companies, meta: paging, query } = useLoaderData<typeof loader>();
  const { search, tab } = query;
  return (
    <div className="gutter-public mx-auto max-w-page py-6 md:py-10">
      <h1 className="text-h1">{t.title}</h1>
      <search className="mt-4 block">
        <Form action="/companies" className="flex max-w-180 gap-2.5 max-md:flex-col">
          <SearchField
            key={search}
            className="flex-1"
            name="search"
            label={t.placeholder}
            placeholder={t.placeholder}
            defaultValue={search}
            maxLength={200}
          />
          {tab === 'all' ? null : <input type="hidden" name="tab" value={tab} />}
          <Button type="submit">{t.search}</Button>
        </Form>
      </search>
      <LinkTabs
        className="mt-6"
        label={t.kinds}
        tabs={companyTabs.map((each) => ({
          label: t[each],
          to: companiesPath({ search, tab: each }),
          current: each === tab,
        }))}
      />
      <output className="mt-4 block text-small text-ink-2">
        {search ? t.foundFor(paging.total, search) : t.found(paging.total)}
      </output>
      {companies.length === 0 ? (
        <EmptyState
          title={t.none}
          actions={
            <LinkButton variant="secondary" to="/companies">
              {t.showAll}
            </LinkButton>
          }
        >
          {search ? t.noneHint : t.noneOfKind}
        </EmptyState>
      ) : (
        <ul className="mt-3 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {companies.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          page={query.page}
          pages={paging.totalPages}
          hrefFor={(page) => companiesPath({ search, tab, page })}
          labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
        />
      </div>
    </div>
  );
}
