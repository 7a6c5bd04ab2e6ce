// Writes build/bundles.json: which shared modules go into one file. Builds the pages once without joining anything,
// and finds out which page loads what; the builds of both languages then follow this plan.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createBuilder, type Rolldown } from 'vite';
import routes from '../web/routes.ts';
import { BUNDLES, keptBundles, nameOf, root } from './bundles.ts';
import { joinParts, type Part, type Visit } from './join-parts.ts';

/** Pages that guests see: they arrive with an empty browser, so they get little that they do not need. */
const GUEST = { guest: true, weight: 5, tolerates: 120 };
const SIGNED_IN = { guest: false, weight: 1, tolerates: 20_000 };
/** Where people arrive who sign in: there, too, the browser has nothing yet. */
const ARRIVING = { ...SIGNED_IN, weight: 8 };
const ARRIVALS = new Set([
  'routes/seeker-dashboard.tsx',
  'features/dashboards/recruiter/hr-dashboard.tsx',
  'features/jobs/search/find-jobs-page.tsx',
]);
/** What pages fetch at once for people who are signed in, and never for guests. */
const OWN_PARTS =
  /\/(seeker-apply|seeker-save|seeker-job-menu|own-found|search-alert|outbox-keeper)\.tsx$/;
/** The size of a file's imports and exports, which disappear when it is joined. */
const FRAME_BYTES = 100;

const chunks = await buildApart();
const byFile = new Map(chunks.map((it) => [it.fileName, it]));

async function buildApart(): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({
    root,
    configFile: `${root}config/vite.ts`,
    mode: 'production',
    logLevel: 'error',
    environments: { client: { build: { write: false } } },
  });
  const client = builder.environments['client'];
  if (!client) throw new Error('There is nothing to build for browsers.');
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  return output.filter((it) => it.type === 'chunk');
}

function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = byFile.get(file);
    if (!chunk || found.has(file)) continue;
    found.add(file);
    withImports(chunk.imports, found);
  }
  return found;
}

/** The files of each page, including those of its frames. */
function chains(
  entries: readonly RouteConfigEntry[],
  above: readonly string[] = ['entry.client.tsx', 'root.tsx'],
): string[][] {
  return entries.flatMap(({ file, children }) =>
    children ? chains(children, [...above, file]) : [[...above, file]],
  );
}

const entriesOf = (file: string) =>
  chunks
    .filter((it) => it.isEntry && it.facadeModuleId?.split('?')[0] === `${root}web/${file}`)
    .map((it) => it.fileName);

interface Fetched extends Visit {
  guest: boolean;
  files: ReadonlySet<string>;
  present: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

function pageVisits(): Fetched[] {
  return chains(routes).map((chain) => {
    const files = withImports(chain.flatMap(entriesOf));
    if (!chain.includes('routes/app-layout.tsx')) return { ...GUEST, files, present: NONE };
    const kind = chain.some((it) => ARRIVALS.has(it)) ? ARRIVING : SIGNED_IN;
    return { ...kind, files: withImports(ownPartsOf(files), new Set(files)), present: NONE };
  });
}

const isOwnPart = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk) =>
  isDynamicEntry && OWN_PARTS.test(facadeModuleId ?? '');

function ownPartsOf(page: ReadonlySet<string>): string[] {
  const asked = new Set([...page].flatMap((it) => byFile.get(it)?.dynamicImports ?? []));
  return chunks.filter((it) => isOwnPart(it) && asked.has(it.fileName)).map((it) => it.fileName);
}

/** What signed-in people fetch on the pages of guests. */
function ownVisits(pages: readonly Fetched[]): Fetched[] {
  return pages
    .filter(({ guest }) => guest)
    .map(({ files }) => ({ ...SIGNED_IN, files: withImports(ownPartsOf(files)), present: files }))
    .filter(({ files }) => files.size > 0);
}

/** Something that is loaded later is requested by a page that already has its own files. */
function laterVisits(pages: readonly Fetched[]): Fetched[] {
  const later = chunks.filter((it) => it.isDynamicEntry && !it.isEntry && !isOwnPart(it));
  return later.map(({ fileName }) => {
    const askers = chunks.filter((it) => it.dynamicImports.includes(fileName));
    const asking = pages.filter(({ files }) => askers.some((it) => files.has(it.fileName)));
    const present = asking
      .map(({ files }) => files)
      .reduce<ReadonlySet<string> | undefined>(
        (all, files) => (all ? new Set([...all].filter((it) => files.has(it))) : files),
        undefined,
      );
    return {
      ...(asking.some(({ guest }) => guest) ? GUEST : SIGNED_IN),
      files: withImports([fileName]),
      present: present ?? NONE,
    };
  });
}

function partsOf(visits: readonly Fetched[]): Part[] {
  const shared = chunks.filter((it) => !it.isEntry && !it.isDynamicEntry);
  const parts = new Map<string, Part>(
    shared.map(({ fileName, name, moduleIds, code }) => [
      fileName,
      {
        modules: [...moduleIds],
        bytes: Math.max(FRAME_BYTES, gzipSync(code).length) - FRAME_BYTES,
        fixed: keptBundles.includes(name),
        forGuests: visits.some(({ guest, files }) => guest && files.has(fileName)),
        imports: new Set(),
        fetched: visits.map(({ files }) => files.has(fileName)),
        present: visits.map(({ present }) => present.has(fileName)),
      },
    ]),
  );
  for (const { fileName, imports } of shared) {
    for (const it of imports) {
      const part = parts.get(it);
      if (part) parts.get(fileName)?.imports.add(part);
    }
  }
  return [...parts.values()];
}

const pages = pageVisits();
const visits = [...pages, ...ownVisits(pages), ...laterVisits(pages)];
const joined = joinParts(partsOf(visits), visits).filter(({ fixed }) => !fixed);
const fetchedBy = ({ fetched }: Part) => fetched.filter(Boolean).length;
const depth = (part: Part): number => 1 + Math.max(0, ...[...part.imports].map(depth));
// The bundler adds imported modules to a file, unless an earlier file contains them: so what is
// imported comes first. How often a file is loaded says nothing about that, because a page that
// already has a module does not load it again.
const inOrder = joined.toSorted((a, b) => depth(a) - depth(b) || fetchedBy(b) - fetchedBy(a));
const bundles = inOrder.map(({ modules }) => modules.map(nameOf));
writeFileSync(BUNDLES, JSON.stringify(bundles));
