// The contents of a copy: everything as JSON, the same as a PDF for people, and the stored files.
import type { Language } from '../../../contract/endpoint.ts';
import { namedThroughout, withPortalName } from '../../../contract/portal-settings/portal-name.ts';
import type { Files } from '../../platform/files/files.ts';
import { renderPdf } from '../../platform/typst/typst.ts';
import type { ArchiveEntry } from './archive.ts';
import { type HeldRows, pathInCopy } from './holdings.ts';
import { paperPath, papersOf } from './paper.ts';

interface Contents {
  held: readonly HeldRows[];
  /** The number of the account. */
  uid: string;
  language: Language;
  files: Files;
  publicUrl: string;
  /** The name of the portal. */
  portal: string;
}

const TEMPLATE = new URL('paper.typ', import.meta.url);

export async function* contentsOf(contents: Contents): AsyncGenerator<ArchiveEntry> {
  const { held, files } = contents;
  yield { path: 'my-data.json', content: jsonOf(contents) };
  let place = 0;
  for (const paper of papersOf(contents)) {
    const file = await renderPdf(TEMPLATE, namedThroughout(paper, contents.portal));
    yield { path: paperPath(place++), content: [file], isDense: true };
  }
  for (const { table, files: keys } of held) {
    for (const key of keys) {
      const content = await files.read(key).catch(refuseAllButErased);
      if (content) yield { path: pathInCopy(table, key), content, isDense: true };
    }
  }
}

/** Its owner may have deleted it in the meantime. */
function refuseAllButErased(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

const encoder = new TextEncoder();

/** Row by row, because a long-standing member has thousands. */
function* jsonOf({ held, uid, publicUrl, portal }: Contents): Generator<Uint8Array> {
  const about = { account: uid, made_at: new Date().toISOString(), from: publicUrl };
  yield encoder.encode(`{"about":${JSON.stringify(about)},"tables":{`);
  for (const [place, { table, name, correctedAt, secrets, rows }] of held.entries()) {
    const of = {
      name,
      corrected_at: correctedAt ? `${publicUrl}${correctedAt}` : `${publicUrl}/contact`,
      kept_but_not_shown: secrets,
    };
    const facts = withPortalName(JSON.stringify(of).slice(0, -1), portal);
    yield encoder.encode(`${place > 0 ? ',' : ''}\n${JSON.stringify(table)}:${facts},"rows":[`);
    for (const [index, row] of rows.entries()) {
      yield encoder.encode(`${index > 0 ? ',' : ''}\n${JSON.stringify(row)}`);
    }
    yield encoder.encode(']}');
  }
  yield encoder.encode('}}\n');
}
