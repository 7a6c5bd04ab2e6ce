import type { UserProfile } from '../../../../contract/profiles.ts';
import { resumeLayouts } from '../../../../contract/profiles/resume-choices.ts';
import { useMessages } from '../../../lib/messages.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LanguageName } from '../../../ui/language-name.tsx';
import type { Choices } from './builder-calls.ts';
import { builderMessages } from './builder-messages.ts';
import { SectionOrder } from './section-order.tsx';

interface BuilderChoicesProps {
  profile: UserProfile;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
}

export function BuilderChoices({ profile, choices, onChoose }: BuilderChoicesProps) {
  const t = useMessages(builderMessages);
  const titles = [
    ...new Set([profile.title, ...profile.experience.map(({ title }) => title)]),
  ].filter((title) => title !== '');
  return (
    <>
      <RadioGroup
        label={t.layout}
        name="layout"
        value={choices.layout}
        options={resumeLayouts.map((value) => ({ value, label: t[value] }))}
        onChange={({ target }) => {
          const layout = resumeLayouts.find((one) => one === target.value);
          if (layout) onChoose({ layout });
        }}
      />
      <RadioGroup
        label={t.language}
        name="language"
        value={choices.language}
        options={[
          { value: 'en', label: <LanguageName of="en" /> },
          { value: 'hi', label: <LanguageName of="hi" /> },
        ]}
        onChange={({ target }) => onChoose({ language: target.value === 'hi' ? 'hi' : 'en' })}
      />
      <RadioGroup
        label={t.pages}
        name="pages"
        value={String(choices.pages)}
        options={[
          { value: '1', label: t.onePage },
          { value: '2', label: t.twoPages },
        ]}
        onChange={({ target }) => onChoose({ pages: target.value === '1' ? 1 : 2 })}
      />
      {titles.length > 1 ? (
        <SelectField
          label={t.headline}
          value={choices.headline}
          options={titles.map((value) => ({ value, label: value }))}
          onChange={({ target }) => onChoose({ headline: target.value })}
        />
      ) : null}
      <SectionOrder chosen={choices.sections} onChange={(sections) => onChoose({ sections })} />
    </>
  );
}
