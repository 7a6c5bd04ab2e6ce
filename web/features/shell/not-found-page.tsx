import { Form } from 'react-router';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { shellMessages } from './messages.ts';
import { PublicFrame } from './public-layout.tsx';

/** A whole page for an unknown address; the server sends it with status 404. */
export default function NotFoundPage() {
  const t = useMessages(shellMessages);
  return (
    <PublicFrame>
      <title>{`${t.notFound} · ${PORTAL}`}</title>
      <EmptyState
        as="h1"
        title={t.notFound}
        actions={
          <>
            <LinkButton to="/">{t.returnHome}</LinkButton>
            <LinkButton to="/jobs" variant="secondary">
              {t.findJobs}
            </LinkButton>
          </>
        }
      >
        {t.notFoundText}
        <search className="mt-5 block text-start">
          <Form action="/jobs">
            <SearchField name="search" label={t.searchJobs} placeholder={t.searchJobs} />
          </Form>
        </search>
      </EmptyState>
    </PublicFrame>
  );
}
