import { data } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';

/** The route of every address that no other route has. */
export function loader() {
  throw data(null, { status: 404 });
}

export { NotFoundPage as default };
