import { Upload } from 'lucide-react';
import { useMessages } from '../../../lib/messages.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { HangCard, RekhaGroup } from '../../../ui/card.tsx';
import { editPath } from '../completion.ts';
import { profileMessages } from '../messages.ts';

/** For seekers without a profile: what it needs, and where to begin. */
export function ProfileStart() {
  const t = useMessages(profileMessages);
  const steps = [
    [t.startAbout, t.startAboutText],
    [t.startWork, t.startWorkText],
    [t.startResume, t.startResumeText],
  ];
  return (
    <section>
      <h1 className="text-h1">{t.startTitle}</h1>
      <p className="mt-1 max-w-[62ch] text-body text-ink-2">{t.startText}</p>
      <RekhaGroup as="ul" aria-label={t.startSteps} className="mt-5 md:grid-cols-3">
        {steps.map(([title, text], index) => (
          <HangCard as="li" key={title}>
            <p className="text-stat text-brand tabular-nums">{index + 1}</p>
            <h2 className="mt-1 text-h3">{title}</h2>
            <p className="mt-0.5 note">{text}</p>
          </HangCard>
        ))}
      </RekhaGroup>
      <div className="mt-6 flex flex-wrap gap-2.5 max-md:*:w-full">
        <LinkButton to="/profile/edit" size="lg">
          {t.startTyping}
        </LinkButton>
        <LinkButton to={editPath('resume')} variant="secondary" size="lg" icon={Upload}>
          {t.startUpload}
        </LinkButton>
      </div>
    </section>
  );
}
