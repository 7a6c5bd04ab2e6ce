import { terms } from './terms-messages.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export default function TermsPage() {
  return <TextPage text={terms} />;
}
