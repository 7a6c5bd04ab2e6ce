import { TextPage } from './text-page.tsx';
import { trust } from './trust-messages.ts';

export const handle = { noScript: true };

export default function TrustPage() {
  return <TextPage text={trust} />;
}
