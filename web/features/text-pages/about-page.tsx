import { about } from './about.ts';
import { TextPage } from './text-page.tsx';

export const handle = { noScript: true };

export default function AboutPage() {
  return <TextPage text={about} />;
}
