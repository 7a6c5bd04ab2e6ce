// What is wrong with an answer, whatever was sent.
import type { Endpoint } from '../../contract/endpoint.ts';
import { errors, isErrorCode } from '../../contract/errors.ts';
import { declaredCodes } from '../../contract/errors/declared-codes.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  ms: number;
  isCut: boolean;
}

/** What only the server itself may know: statements, stack traces, paths, and the names of its parts. */
const INNER =
  /\b(?:select|insert into|update|delete from) .{0,80}\b(?:from|values|set|where)\b|\.ts:\d+|node_modules|\/server\/|\bat \w+ \(|kysely|postgres|pg_|violates|relation "|ZodError|ECONN|ENOENT|argon2|password_hash|undefined is not|cannot read prop/i;

const SLOW_MS = 2_000;

export function faultsOf(method: string, endpoint: Endpoint, answer: Answer): string[] {
  const { status, ms, text } = answer;
  const faults: string[] = [];
  if (status === 0) faults.push('no answer');
  if (ms > SLOW_MS) faults.push('slow');
  if (status >= 500) faults.push(`${status}`);
  if (status >= 400) return [...faults, ...faultsOfError(method, endpoint, answer)];
  if (status === 0) return faults;
  if (status !== (endpoint.status ?? 200)) faults.push(`status ${status} is not of the contract`);
  else if (typeof endpoint.output !== 'string' && !answer.isCut) {
    const fits = endpoint.output.safeParse(parsed(text));
    if (!fits.success) {
      const [issue] = fits.error.issues;
      faults.push(`answer does not fit: ${issue?.path.join('.')} ${issue?.message}`);
    }
  }
  return faults;
}

function faultsOfError(
  method: string,
  endpoint: Endpoint,
  { status, headers, text }: Answer,
): string[] {
  const body = parsed(text) as Record<string, unknown> | undefined;
  if (typeof body !== 'object' || body === null) return [`error without JSON: ${status}`];
  const { errors: codes, messages, fields, request_id } = body;
  if (!Array.isArray(codes) || codes.length === 0) return ['error without codes'];
  const faults: string[] = [];
  if (
    !Array.isArray(messages) ||
    messages.length === 0 ||
    messages.some((one) => typeof one !== 'string' || one === '')
  )
    faults.push('error without messages');
  if (typeof fields !== 'object' || fields === null) faults.push('error without fields');
  if (typeof request_id !== 'string' || request_id === '') faults.push('error without request id');
  const declared = declaredCodes(method, endpoint);
  for (const code of codes as string[]) {
    if (!isErrorCode(code)) faults.push(`unknown code ${code}`);
    else if (!declared.has(code)) faults.push(`code ${code} is not declared`);
  }
  const [first = ''] = codes as string[];
  if (isErrorCode(first) && errors[first].status !== status)
    faults.push(`${first} with status ${status}`);
  if (status === 429 && headers['retry-after'] === undefined)
    faults.push('429 without Retry-After');
  const said = INNER.exec(JSON.stringify([messages, fields, codes]));
  if (said) faults.push(`an error says ${said[0].slice(0, 60)}`);
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
