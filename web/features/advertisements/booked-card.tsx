import type {
  AdvertisementState,
  BookedAdvertisement,
} from '../../../contract/advertisements/advertisements.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { AdvertisementCard } from '../../parts/advertisements/advertisement-card.tsx';
import { DecisionForm } from '../../parts/admins/decision-form.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Term } from '../../ui/term.tsx';
import { NewTab } from '../../ui/new-tab.tsx';
import { useFreshAdvertisements } from './calls.ts';
import { PictureButtons } from './picture-buttons.tsx';
import { advertisementsMessages } from './messages.ts';

interface BookedCardProps {
  booked: BookedAdvertisement;
  mayDecide: boolean;
  /** Absent for admins who may not book. */
  onChange: (() => void) | undefined;
}

const tones: Record<AdvertisementState, BadgeTone> = {
  waiting: 'info',
  declined: 'danger',
  paused: 'mute',
  planned: 'brand',
  running: 'ok',
  ended: 'mute',
};

/** One advertisement as people see it, with its booking and its results. */
export function BookedCard({ booked, mayDecide, onChange }: BookedCardProps) {
  const t = useMessages(advertisementsMessages);
  const { title, state, reason, days } = booked;
  const isApproved = state !== 'waiting' && state !== 'declined';
  return (
    <Card as="article" className="grid gap-4">
      <h2 className="flex flex-wrap items-center gap-2 text-h3">
        {title}
        <Badge tone={tones[state]}>{t[state]}</Badge>
      </h2>
      <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
        <Facts booked={booked} />
        <AdvertisementCard advertisement={booked} />
      </div>
      {reason ? <p className="text-small">{`${t.reason}: ${reason}`}</p> : null}
      {days.length > 0 ? <DayCounts days={days} title={title} /> : null}
      {state === 'waiting' && mayDecide ? <Decision booked={booked} /> : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isApproved && state !== 'ended' ? <Pause booked={booked} /> : null}
        {onChange ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t.change}: ${title}`}
            onClick={onChange}
          >
            {t.change}
          </Button>
        ) : null}
        {onChange ? <PictureButtons booked={booked} /> : null}
      </div>
    </Card>
  );
}

function Facts({ booked }: { booked: BookedAdvertisement }) {
  const t = useMessages(advertisementsMessages);
  const language = useLanguage();
  const { slot, target_url, words, starts_on, ends_on } = booked;
  const count = (counted: number, most: number | null) =>
    most === null ? numberText(counted) : t.ofMost(counted, most);
  return (
    <dl className="grid grid-cols-2 gap-3 text-small break-words tabular-nums *:min-w-0">
      <Term name={t.slot}>{t[slot]}</Term>
      <Term name={t.days}>
        {t.fromTo(dateText(starts_on, language), dateText(ends_on, language))}
      </Term>
      <Term name={t.views}>{count(booked.views, booked.views_max)}</Term>
      <Term name={t.clicks}>{count(booked.clicks, booked.clicks_max)}</Term>
      {slot === 'dashboard' ? null : (
        <Term name={t.words}>{words.length > 0 ? words.join(', ') : t.anywhere}</Term>
      )}
      <Term name={t.address}>
        <a href={target_url} target="_blank" rel="noopener nofollow" className="link break-all">
          {target_url}
          <NewTab />
        </a>
      </Term>
    </dl>
  );
}

function DayCounts({ days, title }: Pick<BookedAdvertisement, 'days' | 'title'>) {
  const t = useMessages(advertisementsMessages);
  const language = useLanguage();
  return (
    <details className="text-small">
      <summary className="cursor-pointer py-2">{t.byDay}</summary>
      <table aria-label={`${t.byDay}: ${title}`} className="tabular-nums">
        <thead>
          <tr className="text-left *:pr-6 *:font-medium">
            <th scope="col">{t.day}</th>
            <th scope="col">{t.views}</th>
            <th scope="col">{t.clicks}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views, clicks }) => (
            <tr key={day} className="*:pr-6">
              <td>{dateText(day, language)}</td>
              <td>{numberText(views)}</td>
              <td>{numberText(clicks)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Decision({ booked: { id, version, title } }: { booked: BookedAdvertisement }) {
  const t = useMessages(advertisementsMessages);
  const form = useContractForm('PUT /barong/admin/advertisements/:id/decision', {
    start: { version, approved: true, reason: '' },
    params: { id },
    saved: t.decided,
    failed: t.notDecided,
    onAnswer: useFreshAdvertisements(),
  });
  return (
    <DecisionForm
      form={form}
      about={title}
      yes={t.approve}
      no={t.decline}
      onDecide={(approved) => form.send({ approved })}
    >
      <TextArea {...form.field('reason')} label={t.reason} hint={t.reasonHint} rows={2} />
    </DecisionForm>
  );
}

function Pause({ booked: { id, state, title } }: { booked: BookedAdvertisement }) {
  const t = useMessages(advertisementsMessages);
  const isPaused = state === 'paused';
  const form = useContractForm('PUT /barong/admin/advertisements/:id/pause', {
    start: { paused: true },
    body: () => ({ paused: !isPaused }),
    params: { id },
    saved: isPaused ? t.isShown : t.isPaused,
    failed: t.notPaused,
    onAnswer: useFreshAdvertisements(),
  });
  const label = isPaused ? t.goOn : t.pause;
  return (
    <Form form={form}>
      <Button {...form.button} size="sm" variant="secondary" aria-label={`${label}: ${title}`}>
        {label}
      </Button>
    </Form>
  );
}
