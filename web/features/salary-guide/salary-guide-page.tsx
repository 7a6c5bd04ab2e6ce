import {
  type ClientLoaderFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { RolePay } from '../../../contract/jobs/salary-guide.ts';
import { cleanText } from '../../../contract/format/texts/clean-text.ts';
import { load, pageContext } from '../../lib/api/page-context.ts';
import { orUnanswered, useLoaded } from '../../lib/api/unanswered.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FoundPay } from './found-pay.tsx';
import { addressOf } from './addresses.ts';
import { salaryGuideMessages } from './messages.ts';
import { PayTable } from './pay-table.tsx';
import { SALARY_GUIDE_WORDS_MAX_LENGTH } from '../../../contract/fields/max-lengths.ts';

/** A form and figures, which need no scripts. */
export const handle = { noScript: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const typed = (name: string) =>
    cleanText((searchParams.get(name) ?? '').trim(), SALARY_GUIDE_WORDS_MAX_LENGTH).trim();
  const asked = { role: typed('role'), location: typed('location') };
  const [found, { roles }] = await Promise.all([
    asked.role
      ? load(context, 'GET /barong/public/salary_guide', { query: asked })
      : Promise.resolve(null),
    load(context, 'GET /barong/public/salary_guide/roles', {}),
  ]);
  const address = addressOf('/salary-guide', asked.role ? asked : {});
  return { ...asked, found, roles, language, canonical: publicUrl + address };
}

export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  orUnanswered(serverLoader<typeof loader>());

export function meta({ loaderData }: MetaArgs<typeof clientLoader>) {
  if (!loaderData || 'failure' in loaderData) return [];
  const { role, location, found, canonical, language } = loaderData;
  const t = salaryGuideMessages[language];
  return [
    { title: `${found ? t.pageOf(role, location) : t.title} · ${PORTAL}` },
    { name: 'description', content: found ? t.leadOf(role, location) : t.lead },
    { tagName: 'link', rel: 'canonical', href: canonical },
    // Anything can be typed, and a page without figures is useless in search results.
    ...(found && !found.here.pay ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** What jobs for a role pay, and what the most frequent roles pay. */
export default function SalaryGuidePage() {
  const t = useMessages(salaryGuideMessages);
  const { query, shown } = useLoaded(useLoaderData<typeof clientLoader>());
  return (
    <div className="gutter-public mx-auto grid max-w-page gap-8 py-8 md:py-12">
      {query.error ? <title>{`${t.title} · ${PORTAL}`}</title> : null}
      <header className="max-w-prose">
        <h1 className="text-title font-heading">{t.title}</h1>
        <p className="mt-3 text-job text-ink-2">{t.lead}</p>
      </header>
      <search>
        <Form
          key={shown.canonical}
          action="/salary-guide"
          className="grid items-end gap-4 md:grid-cols-[1.3fr_1fr_auto]"
        >
          <TextField
            name="role"
            label={t.role}
            defaultValue={shown.role}
            placeholder={t.roleHint}
            suggestions={shown.roles.map((one) => one.role)}
            maxLength={SALARY_GUIDE_WORDS_MAX_LENGTH}
            required
          />
          <TextField
            name="location"
            label={t.city}
            optional
            defaultValue={shown.location}
            maxLength={SALARY_GUIDE_WORDS_MAX_LENGTH}
          />
          <Button type="submit" className="min-h-12">
            {t.show}
          </Button>
        </Form>
      </search>
      <Loaded query={query}>
        {({ role, location, found, roles }) =>
          found ? (
            <FoundPay role={role} location={location} found={found} />
          ) : (
            <FrequentRoles roles={roles} />
          )
        }
      </Loaded>
      <Card as="section" className="grid max-w-prose gap-2 md:p-6">
        <h2 className="text-h3">{t.method}</h2>
        <p className="text-body text-ink-2">{t.methodText}</p>
      </Card>
    </div>
  );
}

function FrequentRoles({ roles }: { roles: readonly RolePay[] }) {
  const t = useMessages(salaryGuideMessages);
  return (
    <section className="grid gap-3">
      <h2 className="text-h2">{t.roles}</h2>
      {roles.length > 0 ? (
        <>
          <p className="text-body text-ink-2">{t.rolesText}</p>
          <PayTable
            caption={t.roles}
            head={t.role}
            rows={roles.map((one) => ({
              ...one,
              name: one.role,
              to: addressOf('/salary-guide', { role: one.role }),
            }))}
          />
        </>
      ) : (
        <EmptyState title={t.few} as="h3" actions={<LinkButton to="/jobs">{t.allJobs}</LinkButton>}>
          {t.noRoles}
        </EmptyState>
      )}
    </section>
  );
}
