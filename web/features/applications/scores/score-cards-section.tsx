import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ScoreCard, ScoreCards } from '../../../../contract/score-cards/score-cards.ts';
import { scoreCriteria, type ScoreCriterion } from '../../../../contract/score-cards/scoring.ts';
import { useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { personName } from '../../../../contract/format/names/person-name.ts';
import { ScoreBadge } from '../../../parts/scores/score-badge.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { DialogButton } from '../../../ui/overlays/dialog-button.tsx';
import { ScoreCardDialog } from './score-card-dialog.tsx';
import { scoresMessages } from './scores-messages.ts';
import { DOT } from '../../../lib/format/separator.ts';

const KEY = 'score-cards';

/** The interviewers' scores of a candidate, and one's own card. */
export function ScoreCardsSection({
  applicationId,
  name,
}: {
  applicationId: number;
  name: string;
}) {
  const t = useMessages(scoresMessages);
  const queries = useQueryClient();
  const [isWriting, setWriting] = useState(false);
  const query = useReading('GET /barong/resource/applications/:id/score_cards', {
    key: [KEY, applicationId],
    params: { id: applicationId },
    staleTime: 0,
    meta: { news: ['applications'] },
  });
  const keep = async (cards: ScoreCards) => {
    queries.setQueryData([KEY, applicationId], cards);
    await queries.invalidateQueries({ queryKey: ['received-applications'] });
  };
  return (
    <section className="grid gap-3 rounded-lg border border-line p-3.5">
      <Loaded query={query} failed={t.failed} shapes={['h-5 w-40']}>
        {(cards) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-h3">{t.title}</h3>
              <ScoreBadge score={cards.average} />
            </div>
            <Cards cards={cards} />
            {cards.has_waived ? <p className="note">{t.waived}</p> : null}
            {cards.has_waived || (cards.mine && !cards.mine.can_change) ? null : (
              <MayDo call="PUT /barong/resource/applications/:id/score_card" least="interviewer">
                <div className="flex flex-wrap gap-2.5">
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={PenLine}
                    onClick={() => setWriting(true)}
                  >
                    {cards.mine ? t.change : t.write}
                  </Button>
                  {cards.mine ? null : <WaiveButton applicationId={applicationId} keep={keep} />}
                </div>
              </MayDo>
            )}
            {isWriting ? (
              <ScoreCardDialog
                applicationId={applicationId}
                name={name}
                card={cards.mine}
                showsOthers={cards.hidden_count > 0}
                onSaved={keep}
                onClose={() => setWriting(false)}
              />
            ) : null}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface WaiveProps {
  applicationId: number;
  keep: (cards: ScoreCards) => Promise<void>;
}

/** Declines to write a card, which cannot be undone. */
function WaiveButton({ applicationId, keep }: WaiveProps) {
  const t = useMessages(scoresMessages);
  const waiver = useAct(
    () =>
      api('POST /barong/resource/applications/:id/score_card/waiver', {
        params: { id: applicationId },
      }),
    {
      failed: t.notWaived,
      keep: (_queries, cards) => keep(cards),
    },
  );
  return (
    <DialogButton label={t.waive} size="sm" variant="quiet">
      {(close) => (
        <ConfirmDialog
          onClose={close}
          title={t.waiveTitle}
          description={t.waiveText}
          confirmLabel={t.waive}
          busy={waiver.isBusy}
          onConfirm={() => void waiver.run().then(close)}
        />
      )}
    </DialogButton>
  );
}

function Cards({ cards: { mine, others, hidden_count, awaited } }: { cards: ScoreCards }) {
  const t = useMessages(scoresMessages);
  const language = useLanguage();
  const ownId = useSession()?.user?.id;
  const isEmpty = !mine && others.length === 0 && hidden_count === 0;
  const readable: Signed[] = [
    ...(mine ? [{ card: mine, by: t.you }] : []),
    ...others.map((card) => ({ card, by: personName(card.by.name, language) })),
  ];
  return (
    <>
      {readable.length > 1 ? <SideBySide cards={readable} /> : null}
      {readable.map((signed) => (
        <Card key={signed.card.by.id} {...signed} />
      ))}
      {isEmpty ? <p className="note">{t.none}</p> : null}
      {hidden_count > 0 ? <p className="note">{t.hidden(hidden_count)}</p> : null}
      {awaited.length > 0 ? (
        <p className="note">
          {t.awaited(
            awaited
              .map(({ id, name }) => (id === ownId ? t.you : personName(name, language)))
              .join(', '),
          )}
        </p>
      ) : null}
    </>
  );
}

interface Signed {
  card: ScoreCard;
  /** The name of its author. */
  by: string;
}

/** The points of all, to see where they differ. */
function SideBySide({ cards }: { cards: readonly Signed[] }) {
  const t = useMessages(scoresMessages);
  const judged = scoreCriteria.filter((criterion) =>
    cards.some(({ card }) => card.scores.some((score) => score.criterion === criterion)),
  );
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-small">
        <caption className="sr-only">{t.compared}</caption>
        <thead>
          <tr className="text-caption text-ink-2">
            <th scope="col">
              <span className="sr-only">{t.judged}</span>
            </th>
            {cards.map(({ card, by }) => (
              <th key={card.by.id} scope="col" className="px-1.5 pb-1 text-end align-bottom">
                {by}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['overall', ...judged] as const).map((criterion) => (
            <tr key={criterion} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-body text-ink-2">
                {t[criterion]}
              </th>
              {cards.map(({ card }) => (
                <td key={card.by.id} className="px-1.5 text-end font-strong tabular-nums">
                  {pointsOf(card, criterion) ?? (
                    <>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t.notJudged}</span>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const pointsOf = (card: ScoreCard, criterion: ScoreCriterion | 'overall'): number | undefined =>
  criterion === 'overall'
    ? card.overall
    : card.scores.find((score) => score.criterion === criterion)?.points;

function Card({ card, by }: Signed) {
  const t = useMessages(scoresMessages);
  const scores = scoreCriteria.flatMap((criterion) =>
    card.scores.filter((score) => score.criterion === criterion),
  );
  return (
    <details className="text-small">
      <summary className="cursor-pointer font-strong">
        {by}
        {DOT}
        {pointsText(card.overall, t)}
      </summary>
      <dl className="mt-2 grid gap-2">
        {[
          { criterion: 'overall' as const, points: card.overall, evidence: card.overall_evidence },
          ...scores,
        ].map(({ criterion, points, evidence }) => (
          <div key={criterion}>
            <dt className="text-ink-2">
              {t[criterion]}
              {DOT}
              {pointsText(points, t)}
            </dt>
            <dd className="break-words whitespace-pre-line">{evidence}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const pointsText = (points: number, t: (typeof scoresMessages)['en']): string =>
  [t.points1, t.points2, t.points3, t.points4][points - 1] ?? '';
