import { useLoaderData } from 'react-router';
import { ContactAddress, loadAddress } from './contact-address.tsx';
import { contact } from './contact.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };
export { loadAddress as loader };

export default function ContactPage() {
  const { contactEmail } = useLoaderData<typeof loadAddress>();
  return <TextPage text={contact} after={{ address: <ContactAddress email={contactEmail} /> }} />;
}
