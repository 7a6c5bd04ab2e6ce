import {
  CLIENT_NAME_MAX_LENGTH,
  POSTER_ROLE_MAX_LENGTH,
} from '../../../../../contract/constants.ts';
import type { FormOf } from '../../../../lib/forms/use-contract-form.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { CheckboxField } from '../../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { JobFields } from '../form/job-fields.ts';
import { whoPostsMessages } from './who-posts-messages.ts';

interface WhoPostsProps {
  form: FormOf<JobFields>;
}

/** The client that a consultant hires for. */
export function ClientField({ form }: WhoPostsProps) {
  const t = useMessages(whoPostsMessages);
  return (
    <TextField
      className="md:col-span-2"
      label={t.client}
      required
      maxLength={CLIENT_NAME_MAX_LENGTH}
      hint={t.clientHint}
      {...form.field('client_name')}
    />
  );
}

/** Whether the job shows the recruiter's name, and their role in the company. */
export function PosterFields({ form }: WhoPostsProps) {
  const t = useMessages(whoPostsMessages);
  return (
    <>
      <CheckboxField
        className="md:col-span-2"
        label={t.poster}
        hint={t.posterHint}
        {...form.box('shows_poster')}
      />
      {form.values.shows_poster ? (
        <TextField
          label={t.role}
          optional
          maxLength={POSTER_ROLE_MAX_LENGTH}
          hint={t.roleHint}
          {...form.field('poster_role')}
        />
      ) : null}
    </>
  );
}
