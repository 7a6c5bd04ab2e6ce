import { useMessages } from '../../lib/messages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { landingMessages } from './messages.ts';

export function FinalCall() {
  const t = useMessages(landingMessages);
  return (
    <section className="gutter-public mx-auto grid max-w-page gap-5 py-12 md:grid-cols-2 md:gap-6 md:py-18">
      <div className="on-deep rekha-deep rounded-hang p-6 md:p-8">
        <h2 className="text-h2">{t.lookingForWork}</h2>
        <p className="mt-1.5 text-body text-on-deep-2">{t.lookingText}</p>
        <LinkButton to="/auth/register?type=user" variant="next" size="lg" className="mt-5">
          {t.createSeeker}
        </LinkButton>
      </div>
      <div className="rekha rounded-hang border-x border-b border-line bg-surface p-6 md:p-8">
        <h2 className="text-h2">{t.hiringPeople}</h2>
        <p className="mt-1.5 text-body text-ink-2">{t.hiringText}</p>
        <LinkButton to="/auth/register?type=hr" variant="secondary" size="lg" className="mt-5">
          {t.createEmployer}
        </LinkButton>
      </div>
    </section>
  );
}
