import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { guides } from '../../../../contract/legal/documents.ts';
import { load } from '../../../lib/api/page-context.ts';
import { builtInTexts } from '../built-in-texts.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { VersionNotice } from '../legal/version-notice.tsx';
import { TextPage } from '../text-page.tsx';

export const handle = { noScript: true };

/** The address is `/career-advice`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [, first] = new URL(request.url).pathname.toLowerCase().split('/');
  const guide = guides.find((known) => known === first?.replace(/\.data$/, ''));
  if (!guide) throw data(null, { status: 404 });
  const published = await load(context, 'GET /barong/public/legal_versions', {
    query: { document: guide },
  });
  return { guide, ...published };
}

/** The version in force; until owners have published one, the text that comes with the product. */
export default function GuidePage() {
  const { guide, in_force: text, versions } = useLoaderData<typeof loader>();
  if (text) return <LegalPage document={guide} text={text} versions={versions} />;
  return (
    <TextPage
      text={builtInTexts[guide]}
      above={<VersionNotice document={guide} versions={versions} />}
    />
  );
}
