import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../lib/api/page-context.ts';
import { LegalPage } from './legal/legal-page.tsx';
import { VersionNotice } from './legal/version-notice.tsx';
import { terms } from './terms-messages.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(context, 'GET /barong/public/legal_versions', { query: { document: 'terms' } });

/** The version in force; until owners have published one, the text that comes with the product. */
export default function TermsPage() {
  const { in_force: text, versions } = useLoaderData<typeof loader>();
  if (text) return <LegalPage document="terms" text={text} versions={versions} />;
  return <TextPage text={terms} above={<VersionNotice document="terms" versions={versions} />} />;
}
