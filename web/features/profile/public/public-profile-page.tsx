import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useParams,
} from 'react-router';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { AccountQueries } from '../../../lib/api/account-queries.tsx';
import { useReading } from '../../../lib/api/use-reading.ts';
import { load, pageContext, refusedStatus } from '../../../lib/api/page-context.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { publicMessages } from './public-messages.ts';
import { PublicProfileView } from './public-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext);
  const { code = '' } = params;
  const profile = await load(context, 'GET /barong/public/public_profile', {
    query: { code },
  }).catch((error: unknown) => {
    // A code of the wrong length is invalid, too.
    if ([404, 422].includes(refusedStatus(error) ?? 500)) return null;
    throw error;
  });
  return data({ language, profile }, { status: profile ? 200 : 404 });
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { language, profile } = loaderData;
  return [
    { title: `${profile?.name ?? publicMessages[language].missing} · ${PORTAL}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

/** A seeker's profile for everybody with its address. */
export default function PublicProfilePage() {
  const { profile } = useLoaderData<typeof loader>();
  const { code = '' } = useParams();
  const isRecruiter = useSession()?.user?.role === 'hr';
  if (!profile) return <NotPublic />;
  if (isRecruiter) {
    return (
      <AccountQueries>
        <ProfileForRecruiter />
      </AccountQueries>
    );
  }
  return <PublicProfileView profile={profile} code={code} />;
}

/**
 * The server renders the page without knowing the visitor. A recruiter's browser loads it again, signed in: the
 * seeker may have blocked the company, and is told that it looked.
 */
function ProfileForRecruiter() {
  const { code = '' } = useParams();
  const query = useReading('GET /barong/public/public_profile', {
    key: ['public-profile', code],
    query: { code },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (query.error) return <NotPublic />;
  return (
    <Loaded
      query={query}
      shapes={['h-40 rounded-lg', 'h-60 rounded-lg']}
      className="gutter-public mx-auto max-w-page py-5 md:py-8"
    >
      {(profile) => <PublicProfileView profile={profile} code={code} />}
    </Loaded>
  );
}

function NotPublic() {
  const t = useMessages(publicMessages);
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState as="h1" title={t.missing} actions={<LinkButton to="/">{t.home}</LinkButton>}>
        {t.missingText}
      </EmptyState>
    </div>
  );
}
