import { clsx } from 'clsx';
import { Fragment, memo, type MouseEvent, type ReactNode, useRef } from 'react';
import type { SearchSlot } from '../../../../../contract/jobs/featured-jobs.ts';
import type { Job, JobResults } from '../../../../../contract/jobs.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { useMessages } from '../../../../lib/messages.ts';
import { useMinWidth } from '../../../../lib/screen/use-min-width.ts';
import { JobMenu } from '../../../../parts/exclusions/job-menu.tsx';
import { JobCard } from '../../../../parts/jobs/job-card.tsx';
import { SaveButton } from '../../../../parts/save/save-button.tsx';
import { jobsMessages } from '../../messages.ts';
import { slotAmong } from '../slot/slot-among.tsx';

// Loaded separately, because phones have no keys.
const ListKeys = lazyPart(() => import('./list-keys.tsx'));
const FoundLines = lazyPart(() => import('./found-lines.tsx'));
const TierLine = lazyPart(() => import('./tier-line.tsx'));
const FeaturedJob = lazyPart(() => import('../slot/featured-job.tsx'));

interface JobListProps {
  jobs: readonly Job[];
  /** Other places where companies have the same jobs. */
  morePlaces: JobResults['more_places'];
  /** Why some of them were found. */
  why: JobResults['why'];
  /**
   * The ids of the first job that is only nearby, and of the first that lacks some of the words:
   * see lines-above.ts.
   */
  linesAbove?: readonly (number | undefined)[];
  townsNearby?: readonly string[] | undefined;
  /** The featured job or advertisement to show among the jobs, if there are enough of them. */
  slot?: SearchSlot | undefined;
  /** Renders the button that applies; without it, cards have none. */
  apply?: (job: Job) => ReactNode;
  view: 'list' | 'grid';
  /** The classes that set the columns of the grid. */
  gridClass: string;
  /** The job in the preview, if there is one; clicking another card chooses that one. */
  chosen?: number | undefined;
  onChoose?: ((id: number) => void) | undefined;
}

/**
 * The found jobs as cards, which the keyboard can walk through on a wide screen. Rendered again
 * only when the jobs change, not with each filter.
 */
export const JobList = memo(function JobList(props: JobListProps) {
  const { jobs, morePlaces, why, linesAbove, slot, apply, view, gridClass, chosen, onChoose } =
    props;
  const t = useMessages(jobsMessages);
  const skillsMax = (job: Job) => (view === 'grid' ? 3 : job.skills.length);
  const extra = slotAmong(jobs, slot, (job) => (
    <FeaturedJob job={job} Corner={Corner} apply={apply} skillsMax={skillsMax(job)} />
  ));
  const linesOf = ({ id, title }: Job) => {
    const of = ({ job_id }: { job_id: number }) => job_id === id;
    const places = morePlaces.find(of)?.places;
    const reason = why.find(of);
    return places || reason ? <FoundLines title={title} places={places} why={reason} /> : undefined;
  };
  const list = useRef<HTMLUListElement>(null);
  const hasKeys = useMinWidth('md') && jobs.length > 0;
  return (
    <>
      <ul
        ref={list}
        aria-label={t.results}
        className={clsx('grid gap-3', view === 'grid' && gridClass)}
      >
        {jobs.map((job, at) => (
          <Fragment key={job.id}>
            {extra?.above === at ? extra.row : null}
            {linesAbove?.includes(job.id) ? (
              <li className="col-span-full">
                <TierLine
                  isFirst={at === 0}
                  towns={linesAbove[0] === job.id ? props.townsNearby : undefined}
                />
              </li>
            ) : null}
            <li
              data-job={job.id}
              onClickCapture={(event) => {
                if (onChoose && chosen !== job.id && isPlainClickOnCard(event)) {
                  event.preventDefault();
                  event.stopPropagation();
                  onChoose(job.id);
                }
              }}
            >
              <JobCard
                job={job}
                headingLevel="h2"
                corner={<Corner job={job} />}
                actions={
                  apply ? (
                    <span data-key="a" className="contents">
                      {apply(job)}
                    </span>
                  ) : undefined
                }
                places={linesOf(job)}
                skillsMax={skillsMax(job)}
                showPreview
                selected={chosen === job.id}
              />
            </li>
          </Fragment>
        ))}
      </ul>
      {hasKeys ? (
        <ListKeys
          list={list}
          firstId={jobs[0]?.id}
          applies={apply !== undefined}
          onChoose={onChoose}
        />
      ) : null}
    </>
  );
});

const Corner = ({ job }: { job: Job }) => (
  <span className="flex">
    <span data-key="s">
      <SaveButton job={job} />
    </span>
    <span data-key="m">
      <JobMenu job={job} />
    </span>
  </span>
);

/**
 * Whether a click on a card chooses its job: not if it opens another tab, or is on a button, the
 * menu or the other places.
 */
const isPlainClickOnCard = (event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  event.target instanceof Element &&
  // A menu is rendered elsewhere, so only React thinks that it is inside the card.
  event.currentTarget.contains(event.target) &&
  !event.target.closest('[data-key], details');
