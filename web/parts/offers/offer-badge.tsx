import { Check, CircleSlash, FileCheck2, Hourglass, PartyPopper, X } from 'lucide-react';
import type { OfferState } from '../../../contract/offers/offer-states.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { IconType } from '../../ui/icon.tsx';
import { offerMessages } from './offer-messages.ts';

const looks: Record<OfferState, [tone: BadgeTone, icon: IconType]> = {
  open: ['info', Hourglass],
  replaced: ['outline', FileCheck2],
  accepted: ['ok-solid', Check],
  declined: ['danger', X],
  withdrawn: ['outline', CircleSlash],
  expired: ['outline', Hourglass],
  ended: ['outline', CircleSlash],
  joined: ['ok-solid', PartyPopper],
  not_joined: ['danger', X],
};

export function OfferBadge({ state }: { state: OfferState }) {
  const t = useMessages(offerMessages);
  const [tone, icon] = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t[state]}
    </Badge>
  );
}
