import { useCallback, useRef } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { HELD_BACK, holdingScript } from '../../lib/session/hold-back.ts';
import { useNonce } from '../../lib/nonce.ts';
import { useMessages } from '../../lib/messages.ts';
import { load, pageContext } from '../../lib/api/page-context.ts';
import { FinalCall } from './final-call.tsx';
import { Hero } from './hero.tsx';
import { landingMessages } from './messages.ts';
import { RecentJobs } from './recent-jobs.tsx';
import { Steps } from './steps.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext);
  return { publicUrl, figures: await load(context, 'GET /barong/public/figures', {}) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { tagName: 'link', rel: 'canonical', href: `${loaderData?.publicUrl ?? ''}/` },
];

/** For guests; signed-in visitors are redirected to their dashboard before they see it. */
export default function LandingPage() {
  const content = useRef<HTMLDivElement>(null);
  const nonce = useNonce();
  useGuestsOnly({ onStay: useCallback(() => content.current?.removeAttribute(HELD_BACK), []) });
  const t = useMessages(landingMessages);
  const { figures } = useLoaderData<typeof loader>();
  return (
    <div ref={content} className="data-held-back:invisible" suppressHydrationWarning>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? holdingScript() : '' }}
      />
      <title>{t.pageTitle}</title>
      <meta name="description" content={t.pageDescription} />
      <Hero figures={figures} />
      <RecentJobs jobs={figures.recent} />
      <Steps />
      <FinalCall />
    </div>
  );
}
