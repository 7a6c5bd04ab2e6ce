import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import {
  type AdvertisementSlot,
  advertisementSlots,
} from '../../../contract/advertisements/slots-and-lists.ts';
import {
  ADVERTISEMENT_TEXT_MAX_LENGTH,
  ADVERTISEMENT_WORDS_MAX,
} from '../../../contract/constants.ts';
import { type FormOf, useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../lib/messages.ts';
import { AdvertisementCard } from '../../parts/advertisements/advertisement-card.tsx';
import { SkillsField } from '../../parts/skills/skills-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { useFreshAdvertisements } from './calls.ts';
import { advertisementsMessages } from './messages.ts';
import {
  ADVERTISEMENT_TITLE_MAX_LENGTH,
  ADVERTISER_MAX_LENGTH,
} from '../../../contract/fields/max-lengths.ts';

interface BookingDialogProps {
  /** Absent for a new one. */
  booked: BookedAdvertisement | undefined;
  onClose: () => void;
}

const numberOf = (typed: string): number | null => (typed === '' ? null : Number(typed));
const isNumber = (typed: string): boolean => /^(?:[1-9]\d{0,7})?$/.test(typed);

const fieldsOf = (booked?: BookedAdvertisement) => ({
  slot: booked?.slot ?? 'search',
  advertiser: booked?.advertiser ?? '',
  title: booked?.title ?? '',
  text: booked?.text ?? '',
  target_url: booked?.target_url ?? '',
  words: booked?.words ?? [],
  starts_on: booked?.starts_on ?? '',
  ends_on: booked?.ends_on ?? '',
  views_max: String(booked?.views_max ?? ''),
  clicks_max: String(booked?.clicks_max ?? ''),
  version: booked?.version ?? 0,
});
type Values = ReturnType<typeof fieldsOf>;

/** An advertiser's booking, with a preview. */
export function BookingDialog({ booked, onClose }: BookingDialogProps) {
  const t = useMessages(advertisementsMessages);
  const form = useBookingForm(booked, onClose);
  const { values } = form;
  const domain = URL.canParse(values.target_url) ? new URL(values.target_url).hostname : '';
  return (
    <FormDialog
      title={booked ? t.changeTitle : t.bookTitle}
      description={t.formText}
      form={form}
      sendLabel={t.save}
      onClose={onClose}
    >
      <BookingFields form={form} />
      <div>
        <p className="mb-1.5 text-small font-strong">{t.preview}</p>
        <AdvertisementCard
          advertisement={{ ...values, id: 0, domain, picture_url: booked?.picture_url ?? null }}
        />
      </div>
    </FormDialog>
  );
}

function useBookingForm(booked: BookedAdvertisement | undefined, onClose: () => void) {
  const t = useMessages(advertisementsMessages);
  return useContractForm(
    booked ? 'PUT /barong/admin/advertisements/:id' : 'POST /barong/admin/advertisements',
    {
      start: fieldsOf(booked),
      ...(booked ? { params: { id: booked.id }, newer: fieldsOf } : {}),
      once: !booked,
      body: (values) => ({
        ...values,
        // A dashboard has no search words to match.
        words: values.slot === 'dashboard' ? [] : values.words,
        views_max: numberOf(values.views_max),
        clicks_max: numberOf(values.clicks_max),
      }),
      check: ({ views_max, clicks_max }) => ({
        views_max: isNumber(views_max) ? undefined : t.notNumber,
        clicks_max: isNumber(clicks_max) ? undefined : t.notNumber,
      }),
      saved: t.saved,
      failed: t.notSaved,
      onSaved: onClose,
      onAnswer: useFreshAdvertisements(),
    },
  );
}

function BookingFields({ form }: { form: FormOf<Values> }) {
  const t = useMessages(advertisementsMessages);
  return (
    <>
      <SelectField
        {...form.field('slot')}
        label={t.slot}
        options={advertisementSlots.map((value: AdvertisementSlot) => ({ value, label: t[value] }))}
      />
      <TextField
        {...form.field('advertiser')}
        label={t.advertiser}
        maxLength={ADVERTISER_MAX_LENGTH}
      />
      <TextField
        {...form.field('title')}
        label={t.heading}
        maxLength={ADVERTISEMENT_TITLE_MAX_LENGTH}
      />
      <TextArea
        {...form.field('text')}
        label={t.text}
        rows={2}
        maxLength={ADVERTISEMENT_TEXT_MAX_LENGTH}
      />
      <TextField
        {...form.field('target_url')}
        label={t.targetUrl}
        hint={t.targetHint}
        inputMode="url"
        autoComplete="off"
      />
      {form.values.slot === 'dashboard' ? null : (
        <SkillsField
          {...form.value('words')}
          label={t.wordsLabel}
          hint={t.wordsHint}
          placeholder={t.wordsPlaceholder}
          max={ADVERTISEMENT_WORDS_MAX}
        />
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field('starts_on')} label={t.firstDay} type="date" />
        <TextField {...form.field('ends_on')} label={t.lastDay} type="date" />
        <TextField
          {...form.field('views_max')}
          label={t.viewsMax}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.field('clicks_max')}
          label={t.clicksMax}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  );
}
