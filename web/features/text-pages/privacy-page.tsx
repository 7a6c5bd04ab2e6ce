import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../lib/api/page-context.ts';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { VersionNotice } from './legal/version-notice.tsx';
import { privacy } from './privacy-messages.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const published = await load(context, 'GET /barong/public/legal_versions', {
    query: { document: 'privacy' },
  });
  return { ...published, ...loadAddress({ context }) };
}

/** The version in force; until owners have published one, the text that comes with the product. */
export default function PrivacyPage() {
  const {
    contactEmail,
    grievanceOfficer,
    in_force: text,
    versions,
  } = useLoaderData<typeof loader>();
  const grievance = <GrievanceOfficer officer={grievanceOfficer} contactEmail={contactEmail} />;
  if (text) {
    return <LegalPage document="privacy" text={text} versions={versions} officer={grievance} />;
  }
  const address = <ContactAddress email={contactEmail} />;
  return (
    <TextPage
      text={privacy}
      after={{ responsible: address, grievance }}
      above={<VersionNotice document="privacy" versions={versions} />}
    />
  );
}
