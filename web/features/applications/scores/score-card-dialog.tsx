import type { ScoreCard, ScoreCards } from '../../../../contract/score-cards/score-cards.ts';
import {
  EVIDENCE_MAX_LENGTH,
  scoreCriteria,
  type ScoreCriterion,
  scorePoints,
} from '../../../../contract/score-cards/scoring.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { scoresMessages } from './scores-messages.ts';

interface Row {
  criterion: ScoreCriterion;
  /** '' if there is no score. */
  points: string;
  evidence: string;
}

interface ScoreCardDialogProps {
  applicationId: number;
  name: string;
  card: ScoreCard | null;
  /** Colleagues have written theirs, which saving shows. */
  showsOthers: boolean;
  onSaved: (cards: ScoreCards) => Promise<unknown>;
  onClose: () => void;
}

const startOf = (card: ScoreCard | null) => ({
  overall: card ? String(card.overall) : '',
  overall_evidence: card?.overall_evidence ?? '',
  rows: scoreCriteria.map((criterion): Row => {
    const score = card?.scores.find((one) => one.criterion === criterion);
    return {
      criterion,
      points: score ? String(score.points) : '',
      evidence: score?.evidence ?? '',
    };
  }),
});

/** One's own score card: scores, and the evidence for each. */
export function ScoreCardDialog(props: ScoreCardDialogProps) {
  const { name, card, showsOthers, onClose } = props;
  const t = useMessages(scoresMessages);
  const form = useScoreCardForm(props);
  return (
    <FormDialog
      size="lg"
      title={card ? t.change : t.write}
      description={`${t.dialogText(name)} ${showsOthers ? t.fixedAtOnce : t.changesAlone}`}
      form={form}
      sendLabel={t.save}
      onClose={onClose}
    >
      <SelectField
        {...form.field('overall')}
        label={t.overall}
        placeholder={t.choose}
        options={pointOptions(t)}
      />
      <TextArea
        {...form.field('overall_evidence')}
        label={t.evidence(t.overall)}
        hint={t.evidenceHint}
        rows={2}
        maxLength={EVIDENCE_MAX_LENGTH}
      />
      {form.values.rows.map((row, index) => (
        <CriterionFields key={row.criterion} form={form} index={index} row={row} />
      ))}
    </FormDialog>
  );
}

function useScoreCardForm({ applicationId, card, onSaved, onClose }: ScoreCardDialogProps) {
  const t = useMessages(scoresMessages);
  return useContractForm('PUT /barong/resource/applications/:id/score_card', {
    params: { id: applicationId },
    start: startOf(card),
    // The panel becomes a sheet when a tablet is turned, and with it this dialog is replaced by another one.
    draft: `score-card:${applicationId}`,
    rules: async () =>
      (await import('../../../../contract/score-cards/score-cards.ts')).ScoreCardForm,
    body: ({ overall, overall_evidence, rows }) => ({
      overall: Number(overall),
      overall_evidence,
      scores: rows
        .filter(({ points }) => points !== '')
        .map((row) => ({ ...row, points: Number(row.points) })),
    }),
    failed: t.notSaved,
    saved: t.saved,
    onSaved: async (cards) => {
      await onSaved(cards);
      onClose();
    },
  });
}

function pointOptions(t: (typeof scoresMessages)['en']) {
  const labels = [t.points1, t.points2, t.points3, t.points4];
  return scorePoints.map((value, index) => ({ value: String(value), label: labels[index] ?? '' }));
}

interface CriterionFieldsProps {
  form: ReturnType<typeof useScoreCardForm>;
  index: number;
  row: Row;
}

/** The score for one criterion, and its evidence once there is a score. */
function CriterionFields({ form, index, row }: CriterionFieldsProps) {
  const t = useMessages(scoresMessages);
  const { rows } = form.values;
  const change = (changed: Partial<Row>) =>
    form.set({ rows: rows.with(index, { ...row, ...changed }) });
  /** Its index among the rows that are sent, which are only those with a score. */
  const sentAt = rows.slice(0, index).filter(({ points }) => points !== '').length;
  const evidence = `scores.${sentAt}.evidence`;
  return (
    <div className="grid gap-3 border-t border-dashed border-line pt-4">
      <SelectField
        label={t[row.criterion]}
        placeholder={t.notJudged}
        value={row.points}
        options={pointOptions(t)}
        onChange={({ target }) => change({ points: target.value })}
      />
      {row.points === '' ? null : (
        <TextArea
          id={form.idOf(evidence)}
          label={t.evidence(t[row.criterion])}
          value={row.evidence}
          error={form.errorOf(evidence)}
          rows={2}
          maxLength={EVIDENCE_MAX_LENGTH}
          onChange={({ target }) => change({ evidence: target.value })}
        />
      )}
    </div>
  );
}
