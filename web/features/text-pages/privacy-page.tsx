import { useLoaderData } from 'react-router';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { privacy } from './privacy-messages.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };
export { loadAddress as loader };

export default function PrivacyPage() {
  const { contactEmail, grievanceOfficer } = useLoaderData<typeof loadAddress>();
  const address = <ContactAddress email={contactEmail} />;
  const grievance = <GrievanceOfficer officer={grievanceOfficer} contactEmail={contactEmail} />;
  return <TextPage text={privacy} after={{ responsible: address, grievance }} />;
}
