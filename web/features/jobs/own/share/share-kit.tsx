import { Copy, Download, Link2, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import {
  type DeclaredSource,
  SOURCE_PARAMETER,
} from '../../../../../contract/applications/sources.ts';
import type { Language } from '../../../../../contract/endpoint.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { useReading } from '../../../../lib/api/use-reading.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { NewTab } from '../../../../ui/new-tab.tsx';
import { drawCode, drawPoster, posterSizes } from './poster.ts';
import { OwnReferral } from './own-referral.tsx';
import { shareMessages } from './share-messages.ts';

interface ShareKitProps {
  job: OwnJob;
  onClose: () => void;
}

/** Everything for sharing an open job: a message in two languages, its link, pictures and a QR code. */
export default function ShareKit({ job, onClose }: ShareKitProps) {
  const t = useMessages(shareMessages);
  const [language, setLanguage] = useState<Language>(job.language);
  const query = useReading('GET /barong/resource/jobs/:id/sharing', {
    key: ['job_sharing', job.id],
    params: { id: job.id },
  });
  return (
    <Dialog onClose={onClose} title={t.title(job.title)} size="lg">
      <Loaded query={query} failed={t.failed} shapes={['h-40', 'h-64']}>
        {(kit) => (
          <>
            <Message
              text={language === 'hi' ? kit.text_hi : kit.text_en}
              url={kit.url}
              language={language}
              onLanguage={setLanguage}
            />
            <Pictures
              // Makes React draw everything again in the other language.
              key={language}
              job={job}
              url={kit.url}
              lines={language === 'hi' ? kit.picture_hi : kit.picture_en}
            />
            <OwnReferral jobId={job.id} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** The link, which records how its visitors came to the job. */
const urlFrom = (url: string, source: DeclaredSource) => `${url}?${SOURCE_PARAMETER}=${source}`;

interface MessageProps {
  text: string;
  url: string;
  language: Language;
  onLanguage: (language: Language) => void;
}

function Message({ text, url, language, onLanguage }: MessageProps) {
  const t = useMessages(shareMessages);
  return (
    <div className="grid gap-3">
      <RadioGroup
        label={t.language}
        name="share-language"
        value={language}
        options={[
          { value: 'en', label: t.english },
          { value: 'hi', label: t.hindi },
        ]}
        onChange={({ target }) => onLanguage(target.value === 'hi' ? 'hi' : 'en')}
      />
      <p
        lang={language}
        className="rounded-md bg-sunken p-4 text-body break-words whitespace-pre-line"
      >
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          className="btn btn-primary"
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={MessageCircle} />
          {t.whatsApp}
          <NewTab />
        </a>
        <Button variant="secondary" icon={Copy} onClick={() => void copyText(text, t, text)}>
          {t.copyText}
        </Button>
        <Button
          variant="secondary"
          icon={Link2}
          onClick={() => {
            const link = urlFrom(url, 'shared_link');
            void copyText(link, t, link);
          }}
        >
          {t.copyLink}
        </Button>
      </div>
    </div>
  );
}

interface PicturesProps {
  job: OwnJob;
  url: string;
  /** In the language of the message: somebody who gets both reads one language. */
  lines: readonly string[];
}

function Pictures({ job, url, lines }: PicturesProps) {
  const t = useMessages(shareMessages);
  const poster = {
    title: job.title,
    lines,
    // People read this address and may type it, so it stays short: only the QR code records the
    // source.
    url,
    code: urlFrom(url, 'qr'),
  };
  const draw = (canvas: HTMLCanvasElement, what: 'wide' | 'square' | 'code') =>
    what === 'code' ? drawCode(canvas, poster.code) : drawPoster(canvas, what, poster);

  function download(what: 'wide' | 'square' | 'code') {
    const canvas = document.createElement('canvas');
    draw(canvas, what);
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `vritti-${job.id}-${what}.png`;
    link.click();
  }

  return (
    <section aria-labelledby="share-pictures" className="grid gap-3">
      <h3 id="share-pictures" className="text-small font-strong">
        {t.pictures}
      </h3>
      <figure aria-label={t.picture(job.title)}>
        <canvas
          width={posterSizes.wide[0]}
          height={posterSizes.wide[1]}
          className="h-auto w-full rounded-md"
          ref={(canvas) => {
            // Once the page's own fonts are loaded.
            void document.fonts.ready.then(() => canvas && draw(canvas, 'wide'));
          }}
        />
      </figure>
      <div className="flex flex-wrap gap-2">
        {(['wide', 'square', 'code'] as const).map((what) => (
          <Button key={what} variant="secondary" icon={Download} onClick={() => download(what)}>
            {t[what]}
          </Button>
        ))}
      </div>
    </section>
  );
}
