import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import {
  TESTIMONIAL_MAX_LENGTH,
  TESTIMONIAL_NAME_MAX_LENGTH,
} from '../../../../contract/constants.ts';
import type { OwnTestimonial } from '../../../../contract/testimonials/testimonials.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { SettingsSection } from '../../../parts/sections/settings-section.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { FormButtons } from '../form-buttons.tsx';
import { useSectionInAddress } from '../../../parts/sections/section-in-address.ts';
import { testimonialMessages } from './testimonial-messages.ts';
import { dotted } from '../../../lib/format/separator.ts';
import type { QueryClient } from '@tanstack/react-query';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useKeep } from '../../../lib/api/use-keep.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['testimonial'];

const useTestimonial = () => useReading('GET /barong/resource/testimonial', { key: KEY });

const keep = (queries: QueryClient, held: { testimonial: OwnTestimonial | null }) =>
  queries.setQueryData(KEY, held);

const useTakingBack = actOf(() => api('DELETE /barong/resource/testimonial', {}), { keep });

/** What the holder says about the portal, for everybody to read. */
export function TestimonialSection({ user }: { user: User }) {
  const t = useMessages(testimonialMessages);
  const [isWriting, setWriting] = useState(false);
  const query = useTestimonial();
  const place = useSectionInAddress('testimonial', query.data !== undefined);
  return (
    <div ref={place} className="scroll-mt-28 lg:scroll-mt-24">
      <SettingsSection title={t.title} note={t.note}>
        <Loaded query={query} shapes={['h-11']}>
          {({ testimonial }) =>
            isWriting ? (
              <TestimonialForm
                testimonial={testimonial}
                name={user.fullName}
                onClose={() => setWriting(false)}
              />
            ) : (
              <OwnWords testimonial={testimonial} onWrite={() => setWriting(true)} />
            )
          }
        </Loaded>
      </SettingsSection>
    </div>
  );
}

const tones = {
  waiting: 'mute',
  approved: 'ok',
  declined: 'danger',
} as const satisfies Record<OwnTestimonial['state'], BadgeTone>;

function OwnWords({
  testimonial,
  onWrite,
}: {
  testimonial: OwnTestimonial | null;
  onWrite: () => void;
}) {
  const t = useMessages(testimonialMessages);
  const language = useLanguage();
  const takingBack = useTakingBack({ failed: t.notTakenBack, done: t.takenBack });
  if (!testimonial) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={onWrite}>
        {t.write}
      </Button>
    );
  }
  const { text, name, position, company, state, reason, agreed_at } = testimonial;
  return (
    <>
      <figure className="grid gap-2 rounded-md bg-sunken p-3">
        <blockquote dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
          {text}
        </blockquote>
        <figcaption className="note wrap-anywhere">{dotted([name, position, company])}</figcaption>
      </figure>
      <div className="grid justify-items-start gap-1">
        <Badge tone={tones[state]}>{t[state]}</Badge>
        {reason === null ? null : <p className="text-body wrap-anywhere">{t.why(reason)}</p>}
        <p className="note">{t.agreedOn(dateText(agreed_at, language))}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onWrite}>
          {t.change}
        </Button>
        <Button variant="quiet" busy={takingBack.isBusy} onClick={() => void takingBack.run()}>
          {t.takeBack}
        </Button>
      </div>
    </>
  );
}

interface TestimonialFormProps {
  testimonial: OwnTestimonial | null;
  /** The name of the account. */
  name: string;
  onClose: () => void;
}

function TestimonialForm({ testimonial, name, onClose }: TestimonialFormProps) {
  const t = useMessages(testimonialMessages);
  const form = useContractForm('PUT /barong/resource/testimonial', {
    // Changing the text needs consent to the new one.
    start: {
      text: testimonial?.text ?? '',
      name: testimonial?.name ?? name,
      position: testimonial?.position ?? '',
      company: testimonial?.company ?? '',
      agreed: false,
    },
    // The contract refuses anything else.
    body: ({ agreed, ...words }) => ({ ...words, agreed: agreed as true }),
    rules: async () =>
      (await import('../../../../contract/testimonials/testimonials.ts')).TestimonialForm,
    failed: t.notSent,
    saved: t.sent,
    onSaved: useKeep(keep, onClose),
  });
  const line = { maxLength: TESTIMONIAL_NAME_MAX_LENGTH };
  return (
    <Form form={form} className="grid gap-4">
      <TextArea
        {...form.field('text')}
        label={t.text}
        hint={t.textHint}
        maxLength={TESTIMONIAL_MAX_LENGTH}
        required
        autoFocus
      />
      <TextField {...form.field('name')} {...line} label={t.name} required autoComplete="name" />
      <TextField
        {...form.field('position')}
        {...line}
        label={t.position}
        hint={t.positionHint}
        required
      />
      <TextField {...form.field('company')} {...line} label={t.company} optional />
      <CheckboxField {...form.box('agreed')} label={t.agree} hint={t.agreeHint} />
      <FormButtons form={form} label={t.send} onCancel={onClose} />
    </Form>
  );
}
