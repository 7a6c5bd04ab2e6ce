import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
} from '../../../contract/constants.ts';
import { contactTopics, contactTopicWords } from '../../../contract/contact/contact-topics.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeBar } from '../../ui/notice-bar.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { contactFormMessages } from './contact-form-messages.ts';

type Texts = Partial<Record<string, string>>;

interface ContactFormProps {
  /** What was typed before, when it was refused. */
  written: Texts;
  mistakes: Texts;
  /** What is wrong with the whole of it. */
  problem: string;
}

/** Sent by the browser itself; `#write` leads back to it when something has to be mended. */
export function ContactForm({ written, mistakes, problem }: ContactFormProps) {
  const t = useMessages(contactFormMessages);
  const topics = contactTopicWords[useLanguage()];
  const wrong = problem || (Object.keys(mistakes).length > 0 ? t.refused : '');
  const field = (name: string) => ({
    name,
    id: `contact-${name}`,
    defaultValue: written[name],
    error: mistakes[name],
  });
  return (
    <form method="post" action="/contact#write" noValidate className="grid gap-5">
      {wrong ? (
        <NoticeBar tone="danger" role="alert">
          {wrong}
        </NoticeBar>
      ) : null}
      <TextField {...field('name')} label={t.name} required maxLength={120} autoComplete="name" />
      <TextField
        {...field('email')}
        label={t.email}
        hint={t.emailHint}
        type="email"
        inputMode="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <SelectField
        {...field('topic')}
        label={t.topic}
        placeholder={t.choose}
        required
        options={contactTopics.map((value) => ({ value, label: topics[value] }))}
      />
      <TextArea
        {...field('message')}
        label={t.message}
        hint={t.messageHint}
        required
        rows={6}
        minLength={CONTACT_MESSAGE_MIN_LENGTH}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      />
      <TextField
        {...field('request_number')}
        label={t.requestNumber}
        aside={t.optional}
        maxLength={80}
        autoComplete="off"
      />
      <div className={mistakes['website'] ? undefined : 'sr-only'}>
        <TextField {...field('website')} label={t.website} tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" size="lg" className="justify-self-start">
        {t.send}
      </Button>
    </form>
  );
}
