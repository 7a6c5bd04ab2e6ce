import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { API_BASE } from '../../../contract/endpoint.ts';
import type { TransparencyFigure } from '../../../contract/transparency.ts';
import {
  type TransparencySubject,
  transparencySubjects,
} from '../../../contract/transparency/subjects.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import { load, pageContext } from '../../lib/api/page-context.ts';
import { dateText, numberText } from '../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../lib/messages.ts';
import { Card } from '../../ui/card.tsx';
import { transparencyMessages } from './messages.ts';
import { DOT } from '../../lib/format/separator.ts';

/** Read by everybody, also without scripts. */
export const handle = { noScript: true };

const PATH = '/transparency';
const DATA = `${API_BASE}/barong/public/transparency`;

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageContext);
  const found = await load(context, 'GET /barong/public/transparency', {});
  return { ...found, language, canonical: publicUrl + PATH };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const t = transparencyMessages[loaderData.language];
  return [
    { title: `${t.title} · ${PORTAL}` },
    { name: 'description', content: t.lead },
    { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
  ];
}

/** Public figures about the portal itself. */
export default function TransparencyPage() {
  const t = useMessages(transparencyMessages);
  const language = useLanguage();
  const { figures, since, until } = useLoaderData<typeof loader>();
  return (
    <div className="gutter-public mx-auto max-w-page py-8 md:py-12">
      <header className="max-w-prose">
        <h1 className="text-title font-heading">{t.title}</h1>
        <p className="mt-3 text-job text-ink-2">{t.lead}</p>
        <p className="mt-1 note">
          {t.period(dateText(since, language), dateText(until, language))}
        </p>
      </header>
      <div className="mt-8 grid gap-4 md:grid-cols-2 xl:gap-5">
        {(Object.keys(transparencySubjects) as TransparencySubject[]).map((subject) => (
          <SubjectCard
            key={subject}
            subject={subject}
            figures={figures.filter((figure) => figure.subject === subject)}
          />
        ))}
        <Card as="section" className="grid content-start gap-2 md:p-6">
          <h2 className="text-h3">{t.method}</h2>
          <p className="text-body text-ink-2">{t.methodText}</p>
          <p className="text-body">
            {t.machine}{' '}
            <a href={DATA} className="font-strong underline">
              JSON
            </a>
            {DOT}
            <a href={`${DATA}.csv`} className="font-strong underline">
              CSV
            </a>
          </p>
        </Card>
      </div>
    </div>
  );
}

interface SubjectCardProps {
  subject: TransparencySubject;
  figures: readonly TransparencyFigure[];
}

function SubjectCard({ subject, figures }: SubjectCardProps) {
  const t = useMessages(transparencyMessages);
  return (
    <Card as="section" className="grid content-start gap-3 md:p-6">
      <h2 className="text-h3">{t[subject]}</h2>
      <dl className="grid gap-x-4">
        {figures.map((figure) => (
          <div
            key={figure.name}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2"
          >
            <dt className="text-body">{t[figure.name]}</dt>
            <dd className="text-right text-body font-strong tabular-nums">
              <Value of={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{t[`${subject}Note`]}</p>
    </Card>
  );
}

function Value({ of: { unit, value } }: { of: TransparencyFigure }) {
  const t = useMessages(transparencyMessages);
  if (value === null) return unit === 'count' ? t.few : t.unknown;
  const texts = {
    count: () => numberText(value),
    percent: () => `${value}%`,
    days: () => t.days(value),
    rupees: () => `₹${numberText(value)}`,
    minutes: () => t.minutes(value),
  };
  return texts[unit]();
}
