import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useGuestsOnly } from '../../lib/session/guests-only.ts';
import { HELD_BACK, holdingScript } from './hold-back.ts';
import { useNonce } from '../../lib/nonce.ts';
import { useMessages } from '../../lib/messages.ts';
import { load, pageContext } from '../../lib/api/page-context.ts';
import { jobPath } from '../../../contract/format/page-paths.ts';
import type { Job } from '../../../contract/jobs.ts';
import { JobCard } from '../../parts/jobs/job-card.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { RekhaGroup } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Hero } from './hero.tsx';
import { KindsOfWork } from './kinds-of-work.tsx';
import { landingMessages } from './messages.ts';
import { Voices } from './voices.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(pageContext);
  const [figures, { categories }, { testimonials }] = await Promise.all([
    load(context, 'GET /barong/public/figures', {}),
    load(context, 'GET /barong/public/categories', {}),
    load(context, 'GET /barong/public/testimonials', {}),
  ]);
  return { publicUrl, figures, categories, testimonials };
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
  const { figures, categories, testimonials } = useLoaderData<typeof loader>();
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
      <KindsOfWork categories={categories} />
      <Steps />
      <Voices testimonials={testimonials} />
      <FinalCall />
    </div>
  );
}

const IN_ROW = 3;

/**
 * The newest jobs on one line; without any the row is left out. On wide screens the hero shows the
 * very newest, and the row follows it if enough others fill it.
 */
function RecentJobs({ jobs }: { jobs: Job[] }) {
  const t = useMessages(landingMessages);
  if (jobs.length === 0) return null;
  return (
    <section className="gutter-public mx-auto max-w-page pt-5 md:pt-14">
      <div className="mb-3 md:mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">{t.recent}</h2>
        <Link to="/jobs" className="link inline-flex min-h-11 items-center gap-2 text-body">
          {t.viewAll}
          <Icon of={ArrowRight} size={16} />
        </Link>
      </div>
      <RekhaGroup
        className={clsx(
          'md:grid-cols-3',
          jobs.length > IN_ROW && 'max-lg:[&>:nth-child(n+4)]:hidden lg:[&>:first-child]:hidden',
        )}
      >
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            hanging
            actions={
              <LinkButton
                to={jobPath(job)}
                variant="secondary"
                wide
                aria-label={t.detailsOf(job.title, job.company_name)}
              >
                {t.details}
              </LinkButton>
            }
          />
        ))}
      </RekhaGroup>
    </section>
  );
}

function Steps() {
  const t = useMessages(landingMessages);
  const steps = [
    [t.stepProfile, t.stepProfileText],
    [t.stepDiscover, t.stepDiscoverText],
    [t.stepApply, t.stepApplyText],
  ] as const;
  return (
    <section className="gutter-public mx-auto max-w-page pt-12 md:pt-18">
      <h2 className="text-h2">{t.how}</h2>
      <ol className="mt-6 grid gap-7 md:grid-cols-3 md:gap-10">
        {steps.map(([title, text], index) => (
          <li
            key={title}
            className="relative max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-4"
          >
            <span
              aria-hidden="true"
              className="rounded-hang relative z-sticky row-span-2 grid size-12 place-items-center bg-brand text-h3 text-on-brand tabular-nums"
            >
              {index + 1}
            </span>
            {index < steps.length - 1 ? (
              <span className="absolute max-md:top-14 max-md:-bottom-5 max-md:left-6 max-md:stitch-y md:stitch-strong md:top-6 md:-right-10 md:left-12" />
            ) : null}
            <h3 className="text-h3 md:mt-4">{title}</h3>
            <p className="mt-1 max-w-[42ch] text-body text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FinalCall() {
  const t = useMessages(landingMessages);
  return (
    <section className="gutter-public mx-auto grid max-w-page gap-5 py-12 md:grid-cols-2 md:gap-6 md:py-18">
      <div className="on-deep rekha-deep rounded-hang flex flex-col items-start p-6 md:p-8">
        <h2 className="text-h2">{t.lookingForWork}</h2>
        <p className="mt-1.5 mb-5 text-body text-on-deep-2">{t.lookingText}</p>
        <LinkButton to="/auth/register?type=user" variant="next" size="lg" className="mt-auto">
          {t.createSeeker}
        </LinkButton>
      </div>
      <div className="rekha rounded-hang flex flex-col items-start border-x border-b border-line bg-surface p-6 md:p-8">
        <h2 className="text-h2">{t.hiringPeople}</h2>
        <p className="mt-1.5 mb-5 text-body text-ink-2">{t.hiringText}</p>
        <LinkButton to="/auth/register?type=hr" variant="secondary" size="lg" className="mt-auto">
          {t.createEmployer}
        </LinkButton>
      </div>
    </section>
  );
}
