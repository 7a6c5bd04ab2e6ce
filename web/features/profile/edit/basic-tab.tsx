import { Link } from 'react-router';
import { JOB_SKILLS_MAX } from '../../../../contract/constants.ts';
import { useMessages } from '../../../lib/messages.ts';
import { SkillsField } from '../../../parts/skills/skills-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { editMessages } from './edit-messages.ts';
import type { ProfileForm } from './use-profile-editor.ts';
import { useCommonSkillsAndPlaces } from './common-skills-and-places.ts';
import { WorkFactsPart } from './work-facts-part.tsx';
import {
  PERSON_NAME_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  PROFILE_ABOUT_MAX_LENGTH,
  PROFILE_LINE_MAX_LENGTH,
} from '../../../../contract/fields/max-lengths.ts';

export function BasicTab({ email, form }: { email: string; form: ProfileForm }) {
  const t = useMessages(editMessages);
  const wanted = useCommonSkillsAndPlaces();
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <PictureField className="md:col-span-2" />
      <TextField
        {...form.field('name')}
        label={t.name}
        required
        autoComplete="name"
        maxLength={PERSON_NAME_MAX_LENGTH}
      />
      <TextField
        label={t.email}
        hint={
          <>
            {t.emailHint}{' '}
            <Link to="/settings?section=email" className="link">
              {t.emailSettings}
            </Link>
          </>
        }
        type="email"
        value={email}
        readOnly
      />
      <TextField
        {...form.field('phone')}
        label={t.phone}
        hint={t.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...form.field('location')}
        label={t.location}
        hint={t.locationHint}
        autoComplete="address-level2"
        maxLength={PLACE_MAX_LENGTH}
      />
      <TextField
        {...form.field('title')}
        className="md:col-span-2"
        label={t.headline}
        hint={t.headlineHint}
        maxLength={PROFILE_LINE_MAX_LENGTH}
      />
      <SkillsField
        {...form.value('skills')}
        className="md:col-span-2"
        label={t.skills}
        hint={t.skillsHint}
        placeholder={t.skillsPlaceholder}
        suggestions={wanted.skills}
        max={JOB_SKILLS_MAX}
      />
      <TextArea
        {...form.field('about')}
        className="md:col-span-2"
        label={t.about}
        hint={t.aboutHint}
        rows={5}
        maxLength={PROFILE_ABOUT_MAX_LENGTH}
      />
      <WorkFactsPart form={form} places={wanted.places} />
    </div>
  );
}
