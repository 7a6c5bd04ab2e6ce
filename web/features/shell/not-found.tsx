import { data } from 'react-router';

/** The route of every address that no other route has. */
export function loader() {
  throw data(null, { status: 404 });
}

export { default } from './not-found-page.tsx';
