import type { Fact } from './work-facts.ts';

/** Facts under their names, in two columns where there is room. */
export const FactTable = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
    {facts.map(([name, text]) => (
      <div key={name}>
        <dt className="text-small text-ink-2">{name}</dt>
        <dd className="text-body break-words tabular-nums">{text}</dd>
      </div>
    ))}
  </dl>
);
