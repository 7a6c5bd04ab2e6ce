import { data } from 'react-router';
import ComingSoonPage, { meta } from '../features/coming-soon/coming-soon-page.tsx';
import NotFoundPage from '../features/shell/not-found-page.tsx';
import { PublicFrame } from '../features/shell/public-layout.tsx';
import { useSession } from '../lib/session/session.ts';

export { meta };

/** Who is signed in is known to the browser alone, so the server answers everybody the same. */
export const loader = () => data(null, { status: 404 });

/** An announced page of admins; to everybody else there is nothing here. */
export default function ComingToAdmins() {
  if (useSession()?.user?.role !== 'admin') return <NotFoundPage />;
  return (
    <PublicFrame>
      <ComingSoonPage />
    </PublicFrame>
  );
}
