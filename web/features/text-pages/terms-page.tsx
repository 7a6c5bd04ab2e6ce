import { terms } from './terms.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export default function TermsPage() {
  return <TextPage text={terms} />;
}
