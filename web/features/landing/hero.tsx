import { MapPin, Search } from 'lucide-react';
import { Form } from 'react-router';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/lists/chip.tsx';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Suggesting } from '../../parts/search/suggesting.tsx';
import { figureText } from './figure-text.ts';
import { landingMessages } from './messages.ts';
import { NewestJob } from './newest-job.tsx';
import { DOT } from '../../lib/format/separator.ts';

export type Figures = Answer<Contract['GET /barong/public/figures']>;

export function Hero({ figures }: { figures: Figures }) {
  const t = useMessages(landingMessages);
  const [newest] = figures.recent;
  const hasFigures = figures.open_jobs > 0;
  return (
    <section className="on-deep">
      <div className="gutter-public mx-auto grid max-w-page gap-10 py-6 md:py-14 lg:grid-cols-[1fr_24.75rem] lg:gap-18">
        <div className="min-w-0">
          <h1 className="text-display text-balance">{t.headline}</h1>
          <p className="mt-3 max-w-[52ch] md:mt-4 text-h3 font-normal text-balance text-on-deep-2">
            {t.promise}
          </p>
          <SearchForm />
          <ul
            aria-label={t.quick}
            className="mt-3 grid grid-cols-2 gap-1.5 xs:flex xs:flex-wrap xs:*:grow md:mt-4 md:gap-2.5 md:*:grow-0"
          >
            <QuickFilter to="/jobs?workMode=remote">{t.remote}</QuickFilter>
            <QuickFilter to="/jobs?employmentType=full_time">{t.fullTime}</QuickFilter>
            <QuickFilter to="/jobs?employmentType=part_time">{t.partTime}</QuickFilter>
            <QuickFilter to="/jobs?experienceLevel=entry">{t.freshers}</QuickFilter>
          </ul>
          <div className="mt-5 grid gap-3 xs:grid-cols-2 md:mt-8 md:flex md:flex-wrap">
            <LinkButton to="/auth/register?type=user" variant="inverse" size="lg">
              {t.findJob}
            </LinkButton>
            <LinkButton to="/auth/register?type=hr" variant="inverse-outline" size="lg">
              {t.hireTalent}
            </LinkButton>
          </div>
          <p className="mt-4 text-small text-on-deep-2 md:mt-5">
            {t.premier}
            {hasFigures
              ? `${DOT}${t.claim(figureText(figures.hiring_companies), figureText(figures.open_jobs))}`
              : null}
          </p>
        </div>
        {newest ? <NewestJob job={newest} /> : null}
      </div>
    </section>
  );
}

function QuickFilter({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <ChipLink to={to} deep className="justify-center max-md:w-full max-md:px-1">
        {children}
      </ChipLink>
    </li>
  );
}

/** A plain GET form: it works before and without JavaScript. */
function SearchForm() {
  const t = useMessages(landingMessages);
  return (
    <search>
      <Form
        action="/jobs"
        className="mt-5 grid gap-1 rounded-lg bg-surface p-2 text-ink [--focus:var(--color-brand)] md:mt-7 md:grid-cols-[1fr_1fr_auto] md:gap-0"
      >
        <Suggesting of="words">
          <SearchInput name="search" label={t.what} icon={Search} />
        </Suggesting>
        <Suggesting of="place">
          <SearchInput
            name="location"
            label={t.where}
            icon={MapPin}
            className="max-md:rounded-none max-md:border-t md:rounded-l-none md:border-l"
          />
        </Suggesting>
        <Button type="submit" variant="next" size="lg">
          {t.searchJobs}
        </Button>
      </Form>
    </search>
  );
}

interface SearchInputProps {
  name: string;
  label: string;
  icon: IconType;
  className?: string;
}

function SearchInput({ name, label, icon, className = '' }: SearchInputProps) {
  return (
    <label
      className={`flex min-h-13 items-center gap-3 rounded-md border-line px-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:-outline-offset-3 has-[:focus-visible]:outline-(--focus) ${className}`}
    >
      <Icon of={icon} className="text-ink-2" />
      <span className="sr-only">{label}</span>
      <input
        name={name}
        placeholder={label}
        autoComplete="off"
        className="w-full min-w-0 rounded-sm bg-transparent text-body placeholder:text-ink-3 outline-none"
      />
    </label>
  );
}
