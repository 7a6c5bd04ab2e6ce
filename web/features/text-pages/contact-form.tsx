import { useNavigate } from 'react-router';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
} from '../../../contract/constants.ts';
import {
  type ContactTopic,
  contactTopics,
  contactTopicWords,
} from '../../../contract/contact/contact-topics.ts';
import type { Posted } from '../../lib/forms/posted.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { contactStart } from './contact-start.ts';
import { contactFormMessages } from './contact-form-messages.ts';
import {
  CONTACT_REFERENCE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from '../../../contract/fields/max-lengths.ts';

interface ContactFormProps {
  /** Chosen by the link that led here. */
  topic?: ContactTopic | undefined;
  posted?: Posted<typeof contactStart> | undefined;
}

/**
 * Submitted by the browser itself if the page has no scripts; `#write` leads back to it when something has to be
 * corrected.
 */
export function ContactForm({ topic: chosen, posted }: ContactFormProps) {
  const t = useMessages(contactFormMessages);
  const topics = contactTopicWords[useLanguage()];
  const navigate = useNavigate();
  const form = useContractForm('POST /barong/public/contact_messages', {
    start: { ...contactStart, topic: chosen ?? '' },
    posted,
    // The contract validates the choice, and that the honeypot field is empty.
    body: ({ topic, website, ...texts }) => ({
      ...texts,
      topic: topic as ContactTopic,
      website: website as '',
    }),
    onSaved: ({ id }) => navigate(`/contact?sent=${id}`),
  });
  // A refusal of what was sent without scripts is shown like any other of the form.
  const isRefused = Object.keys(form.mistakes).length > 0 && form.failure === '';
  return (
    <Form form={form} action="/contact#write" className="grid gap-5">
      {isRefused ? (
        <NoticeBar tone="danger" role="alert">
          {t.refused}
        </NoticeBar>
      ) : null}
      <TextField
        {...form.field('name')}
        label={t.name}
        required
        maxLength={PERSON_NAME_MAX_LENGTH}
        autoComplete="name"
      />
      <TextField
        {...form.field('email')}
        label={t.email}
        hint={t.emailHint}
        type="email"
        inputMode="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
      />
      <SelectField
        {...form.field('topic')}
        label={t.topic}
        placeholder={t.choose}
        required
        options={contactTopics.map((value) => ({ value, label: topics[value] }))}
      />
      <TextArea
        {...form.field('message')}
        label={t.message}
        hint={t.messageHint}
        required
        rows={6}
        minLength={CONTACT_MESSAGE_MIN_LENGTH}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      />
      <TextField
        {...form.field('request_number')}
        label={t.requestNumber}
        optional
        maxLength={CONTACT_REFERENCE_MAX_LENGTH}
        autoComplete="off"
      />
      <div className={form.errorOf('website') ? undefined : 'sr-only'}>
        <TextField {...form.field('website')} label={t.website} tabIndex={-1} autoComplete="off" />
      </div>
      <Button {...form.button} size="lg" className="md:justify-self-start">
        {t.send}
      </Button>
    </Form>
  );
}
