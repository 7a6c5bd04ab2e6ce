import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { versionedTexts } from '../../../../contract/legal/documents.ts';
import { load } from '../../../lib/api/page-context.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = { noScript: true };

/** The address is `/terms/versions/2`. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const [, first] = new URL(request.url).pathname.toLowerCase().split('/');
  const document = versionedTexts.find((known) => known === first) ?? 'terms';
  const version = Number(params['version']);
  if (!/^[1-9]\d{0,5}$/.test(params['version'] ?? '')) throw data(null, { status: 404 });
  const [text, { versions }] = await Promise.all([
    load(context, 'GET /barong/public/legal_version', {
      query: { document, version },
    }),
    load(context, 'GET /barong/public/legal_versions', { query: { document } }),
  ]);
  return { document, text, versions };
}

/** A version of a text, whether in force or not. */
export default function VersionPage() {
  return <LegalPage {...useLoaderData<typeof loader>()} />;
}
