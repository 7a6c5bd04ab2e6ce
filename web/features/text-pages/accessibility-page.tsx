import { useLoaderData } from 'react-router';
import { accessibility } from './accessibility-messages.ts';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };
export { loadAddress as loader };

export default function AccessibilityPage() {
  const { contactEmail } = useLoaderData<typeof loadAddress>();
  const address = <ContactAddress email={contactEmail} />;
  return <TextPage text={accessibility} after={{ report: address }} />;
}
