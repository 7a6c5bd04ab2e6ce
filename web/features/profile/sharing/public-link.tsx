import { Copy } from 'lucide-react';
import type { Sharing } from '../../../../contract/profiles/sharing.ts';
import { useMessages } from '../../../lib/messages.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { sharingMessages } from './sharing-messages.ts';

/** The address of the public profile, for copying. */
export function PublicLink({ url }: { url: string }) {
  const t = useMessages(sharingMessages);

  return (
    <div className="flex flex-wrap items-end gap-2.5">
      <TextField
        label={t.link}
        value={url}
        readOnly
        className="min-w-0 flex-1 basis-64"
        onFocus={(event) => event.target.select()}
      />
      <Button icon={Copy} variant="secondary" onClick={() => void copyText(url, t)}>
        {t.copy}
      </Button>
    </div>
  );
}

/** What a public profile shows, and what it never shows. */
export function ShownParts({
  sharing: { shows_job_preferences, shows_picture },
}: {
  sharing: Pick<Sharing, 'shows_job_preferences' | 'shows_picture'>;
}) {
  const t = useMessages(sharingMessages);
  const shown = [
    t.shownParts,
    ...(shows_job_preferences ? [t.shownPreferences] : []),
    ...(shows_picture ? [t.shownPicture] : []),
  ];
  return (
    <dl className="grid gap-2 text-small">
      {(
        [
          [t.shown, shown],
          [t.neverShown, [t.neverParts]],
        ] as const
      ).map(([name, parts]) => (
        <div key={name}>
          <dt className="font-strong text-ink">{name}</dt>
          {parts.map((part) => (
            <dd key={part}>{part}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
