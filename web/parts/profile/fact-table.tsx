import type { Fact } from './work-facts.ts';

/** Facts with their labels, in as many columns as fit. */
export const FactTable = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-3.5">
    {facts.map(([name, text]) => (
      <div key={name}>
        <dt className="note">{name}</dt>
        <dd className="text-body break-words tabular-nums">{text}</dd>
      </div>
    ))}
  </dl>
);
