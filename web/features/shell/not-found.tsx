import { data } from 'react-router';

/** The route for every address without another route. */
export function loader() {
  throw data(null, { status: 404 });
}

export { default } from './not-found-page.tsx';
