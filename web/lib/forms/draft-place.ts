import type { DraftPlace } from './form-draft.ts';

interface Named {
  start: object;
  draft?: string | false | undefined;
  basis?: string | undefined;
  params?: unknown;
  body?: unknown;
}

/**
 * Where a form keeps what was typed: in this browser if it names its `draft`, otherwise in this tab,
 * under its endpoint and everything that says which object it is about.
 */
export function draftPlaceOf(route: string, options: Named, accountId: number): DraftPlace {
  const { start, draft, basis, params } = options;
  if (draft) return { accountId, form: draft };
  const about = [
    isReader(params) ? valueOf(params, start) : params,
    beyondFields(options),
    // An endpoint may serve several forms, and one without fields must not send another one's text.
    basis ? Object.keys(start) : start,
  ];
  return { accountId, form: `${route}:${hashOf(JSON.stringify(about, withoutDay))}`, ofTab: true };
}

/** What the body says beside the fields, such as the ids of the people that it is about. */
function beyondFields({ start, body }: Named): object {
  const sent = isReader(body) ? valueOf(body, start) : undefined;
  return Object.entries(sent ?? {}).filter(([name]) => !(name in start));
}

/** A form that begins with the present time is the same form a minute later. */
const withoutDay = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? '' : value;

type Reader = (values: object) => object;

const isReader = (value: unknown): value is Reader => typeof value === 'function';

function valueOf(read: Reader, start: object): object | undefined {
  try {
    return read(start);
  } catch {
    // The initial values of a form may be too few for a body.
    return undefined;
  }
}

/** A number for a text: the text itself may hold what nobody should find in the browser. */
function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  }
  return (hash >>> 0).toString(36);
}

const SECRET = /(^|_)(password|otp|code|ticket|token)(_|$)/;

/** The values that may be kept: no passwords or codes, and no files, which JSON cannot hold. */
export const keepable = <V extends object>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && !(value instanceof Blob),
    ),
  ) as V;
