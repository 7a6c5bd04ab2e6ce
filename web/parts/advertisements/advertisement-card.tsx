import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { advertisementMessages } from './messages.ts';

interface AdvertisementCardProps {
  advertisement: Advertisement;
  /** Where its link leads; the preview has none. */
  href?: string;
}

/** An advertisement: its label first, then the advertiser and the domain that it leads to. */
export function AdvertisementCard({ advertisement, href }: AdvertisementCardProps) {
  const t = useMessages(advertisementMessages);
  const { advertiser, title, text, domain, picture_url } = advertisement;
  return (
    <Card as="section" aria-label={`${t.label}: ${advertiser}`} className="bg-sunken! print:hidden">
      <p className="flex flex-wrap items-center gap-2 note">
        <Badge tone="outline">{t.label}</Badge>
        {advertiser}
      </p>
      <div className="mt-2 flex gap-3">
        {picture_url ? (
          <img
            src={picture_url}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            className="size-18 shrink-0 rounded-md"
          />
        ) : null}
        <div className="min-w-0">
          <p className="text-h3 break-words">
            {href ? (
              <a href={href} target="_blank" rel="sponsored noopener" className="link">
                {title}
                <NewTab />
              </a>
            ) : (
              title
            )}
          </p>
          <p className="mt-1 text-body break-words">{text}</p>
          <p className="mt-1 note break-all">{domain}</p>
        </div>
      </div>
    </Card>
  );
}
