import { type ClientLoaderFunctionArgs, replace } from 'react-router';

/** The address that candidate and job lists once linked to. */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  throw replace(`/hr/applications/${params.id}${new URL(request.url).search}`);
}

export default function Nothing() {
  return null;
}
