import type { WhyFound as Why } from '../../../../../contract/search/why-found.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { whyFoundMessages } from './why-found-messages.ts';

/** Says why a job was found although its title lacks what was typed. */
export default function WhyFound({ why: { reason, said, typed } }: { why: Why }) {
  const t = useMessages(whyFoundMessages);
  return <p className="mt-1.5 text-caption text-ink-2">{t[reason](said, typed)}</p>;
}
