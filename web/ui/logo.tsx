import { useRootFacts } from '../lib/messages.ts';

const LETTERS =
  'M77 149l18-75h31l-26 95h-49l-25-95h31zM148 169v-95h65l1 27q-5-1-10-1q-10 0-17 4q-6 3-9 10v55zM236 169v-95h30v95zM335 171q-13 0-21-4q-7-4-11-12q-3-7-3-19v-41h-13v-21h13v-26l30-3v29h33l-3 21h-30v36q0 7 3 11q4 3 13 3q7 0 18-4l-3 25q-8 5-26 5zM414 171q-13 0-21-4q-8-4-11-12q-4-7-4-19v-41h-13v-21h14v-26l30-3v29h33l-3 21h-30v36q0 7 3 11q3 3 12 3q7 0 19-4l-3 25q-9 5-26 5zM464 169v-95h30v95z';

interface LogoProps {
  /** Accessible name; leave it out inside a link that has one. */
  label?: string;
  /** At least 24 px high. */
  className?: string;
}

/** The portal's logo: its picture, or else its own name, or else the product's word mark. */
export function Logo({ label, className = 'h-[25px]' }: LogoProps) {
  const { name, logo } = useRootFacts().look;
  if (logo) {
    // Most logos are made for white paper, so in the dark theme they get a white background.
    const paper = 'rounded-xs bg-[light-dark(transparent,#fff)] p-px';
    return (
      <img
        src={logo.wide}
        alt={label ?? ''}
        className={`w-auto max-w-44 shrink-0 object-contain object-left ${paper} ${className}`}
      />
    );
  }
  if (name !== null) {
    return (
      <span className={`text-h3 leading-[25px] text-logo ${className.replace('h-[25px]', '')}`}>
        {label ? (
          // Also rendered if both languages have the same name, which a server cannot see: there,
          // the portal's name in a label is only a mark.
          <>
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">{label}</span>
          </>
        ) : (
          name
        )}
      </span>
    );
  }
  return <WordMark label={label} className={className} />;
}

/** Letters of Anek 700 that hang from a bar, and one marigold dot. */
export function WordMark({ label, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 520 172"
      className={`w-auto shrink-0 text-logo ${className}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      fill="currentColor"
    >
      <path d={LETTERS} />
      <path d="M0 57h520v24H0z" />
      <circle cx="479" cy="20" r="20" className="fill-time" />
    </svg>
  );
}

/** The app icon, for the narrow rail: the logo in a square, else the first letter of the portal's own name. */
export function LogoMark({ className }: { className: string }) {
  const { name, logo } = useRootFacts().look;
  if (logo) return <img src={logo.icon} alt="" className={`shrink-0 rounded-md ${className}`} />;
  if (name !== null) {
    return (
      <span
        className={`grid shrink-0 place-items-center rounded-md bg-brand text-title text-on-brand ${className}`}
        aria-hidden="true"
      >
        {/* A letter of Devanagari may have marks. */}
        {name.match(/^.\p{M}*/u)?.[0]}
      </span>
    );
  }
  return <ProductMark className={className} />;
}

/** A v that hangs from a bar. */
function ProductMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="#0b5e6c" />
      <path d="M6 13h28v4.2H29l-6.6 16.1h-5.2L11 17.2H6zm9.8 4.2 4.2 11 4.2-11z" fill="#fff" />
      <circle cx="28.5" cy="7.5" r="3.4" fill="#f5b324" />
    </svg>
  );
}
