import { useState } from 'react';
import type { Language } from '../../../../contract/endpoint.ts';
import { isGuide, type VersionedText } from '../../../../contract/legal/documents.ts';
import type { KeptVersion } from '../../../../contract/legal/legal.ts';
import { todayInIndia } from '../../../../contract/format/today.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { builtInTexts } from '../built-in-texts.ts';
import { useFreshVersions } from './calls.ts';
import { legalEditorMessages } from './editor-messages.ts';
import { markdownOf } from './markdown-of.ts';
import { TextPreviews } from './text-previews.tsx';
import { LEGAL_SUMMARY_MAX_LENGTH } from '../../../../contract/fields/max-lengths.ts';

interface VersionFormProps {
  document: VersionedText;
  /** The text with which the new version begins; without one, the product's own text, in the language of the page. */
  last: KeptVersion | undefined;
}

/** Thrown when an owner decides not to publish after all. */
class NotNow extends Error {}

interface Question {
  answer: (isYes: boolean) => void;
}

/**
 * The form, and the question whether to publish while it waits for an answer; `reveal` shows the
 * fields in place of the preview.
 */
function useVersionForm(
  document: VersionedText,
  last: KeptVersion | undefined,
  reveal: () => void,
) {
  const t = useMessages(legalEditorMessages);
  const language = useLanguage();
  const [question, setQuestion] = useState<Question>();
  const today = todayInIndia();
  // A page's build has the texts of its own language only.
  const builtInText = (of: Language) =>
    of === language ? markdownOf(builtInTexts[document][language]) : '';
  const fieldsOf = (kept: KeptVersion | undefined) => ({
    text_en: kept?.text_en ?? builtInText('en'),
    text_hi: kept?.text_hi ?? builtInText('hi'),
    summary_en: '',
    summary_hi: '',
    effective_on: kept && kept.effective_on > today ? kept.effective_on : today,
    asks_consent: false,
    version: kept?.version ?? 0,
  });
  const form = useContractForm('POST /barong/admin/legal_versions', {
    start: fieldsOf(last),
    newer: fieldsOf,
    draft: `legal-${document}`,
    body: (values) => ({ document, ...values }),
    rules: async () => (await import('../../../../contract/legal/legal.ts')).LegalVersionForm,
    wrong: reveal,
    call: async (publish) => {
      const isSure = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      if (!isSure) throw new NotNow();
      return publish();
    },
    refused: (error) => (error instanceof NotNow ? true : undefined),
    failed: t.notDone,
    saved: t.done,
    onSaved: useFreshVersions(),
  });
  return { form, question };
}

/** Writes the next version, previews it, and publishes it for good. */
export function VersionForm({ document, last }: VersionFormProps) {
  const t = useMessages(legalEditorMessages);
  const language = useLanguage();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const next = (last?.version ?? 0) + 1;
  const today = todayInIndia();
  const { form, question } = useVersionForm(document, last, () => setView('write'));
  const { values } = form;
  return (
    <Card as="section" className="grid gap-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="text-h3">{t.write(next)}</h2>
        <p className="max-w-prose text-body text-ink-2">{t.writeNote}</p>
      </div>
      <Form form={form} className="grid gap-5">
        <Segmented
          label={t.view}
          className="justify-self-start"
          value={view}
          onChange={setView}
          segments={[
            { value: 'write', label: t.writing },
            { value: 'preview', label: t.preview },
          ]}
        />
        {view === 'preview' ? (
          <TextPreviews en={values.text_en} hi={values.text_hi} />
        ) : (
          <div className="grid gap-5 lg:grid-cols-2">
            <TextArea {...form.field('text_en')} label={t.textEn} lang="en" rows={18} />
            <TextArea {...form.field('text_hi')} label={t.textHi} lang="hi" rows={18} />
          </div>
        )}
        <div className="grid gap-5 lg:grid-cols-2">
          <TextArea
            {...form.field('summary_en')}
            label={t.summaryEn}
            hint={t.summaryHint}
            lang="en"
            maxLength={LEGAL_SUMMARY_MAX_LENGTH}
          />
          <TextArea
            {...form.field('summary_hi')}
            label={t.summaryHi}
            hint={t.summaryHint}
            lang="hi"
            maxLength={LEGAL_SUMMARY_MAX_LENGTH}
          />
        </div>
        <TextField
          {...form.field('effective_on')}
          type="date"
          min={today}
          label={t.effectiveOn}
          hint={t.effectiveHint}
          className="max-w-96"
        />
        {isGuide(document) ? null : (
          <CheckboxField {...form.box('asks_consent')} label={t.ask} hint={t.askHint} />
        )}
        <Button {...form.button} className="justify-self-start">
          {t.publish(next)}
        </Button>
      </Form>
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => question?.answer(false)}
        title={t.sure(next)}
        description={[
          t.sureText(dateText(values.effective_on, language)),
          values.asks_consent ? t.sureAsk : '',
        ].join(' ')}
        confirmLabel={t.publish(next)}
        onConfirm={() => question?.answer(true)}
      />
    </Card>
  );
}
