import { about } from './about-messages.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export default function AboutPage() {
  return <TextPage text={about} />;
}
