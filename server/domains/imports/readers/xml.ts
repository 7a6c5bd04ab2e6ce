import { lenientParser } from './lenient-parser.ts';
import { type Fields, type Row, type Text, UnreadableFile } from './row.ts';

/** Elements of the Indeed format that have another name in JSON Lines. */
const keyOf: Record<string, string> = {
  referencenumber: 'id',
  date: 'posted_date',
  city: 'cities',
  state: 'states',
  jobtype: 'employment_type',
  remotetype: 'work_mode',
  experience: 'experience_raw',
  salary: 'salary_raw',
  category: 'skills',
};

/** What a list is named that may have no jobs at present; others without jobs, such as a web page or RSS, are none. */
const lists: ReadonlySet<string> = new Set(['source', 'jobs']);

/**
 * Reads the Indeed XML feed: `<source><publisher/><job>…</job>…</source>`; a row's number counts
 * the jobs. The publisher is the source of its postings. Parsing is lenient, because feeds vary:
 * `&nbsp;`, a bare `&` and HTML without CDATA are accepted.
 */
export async function* readXml(text: Text): AsyncGenerator<Row> {
  const reader = new JobElements();
  for await (const piece of text) {
    reader.write(piece);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
  if (!reader.isList()) throw new UnreadableFile('it is XML without jobs');
}

class JobElements {
  private readonly parser = lenientParser({
    opened: (name) => this.open(name),
    closed: (name) => this.close(name),
    text: (text) => this.append(text),
  });
  private readonly names = new Map<string, string>();
  private rows: Row[] = [];
  private count = 0;
  private publisher = '';
  private root = '';
  private job: Fields | undefined;
  /** The element within `job` (or the feed's head) whose text is being read. */
  private field = '';
  private value = '';

  constructor() {
    this.parser.oncdata = (text) => this.append(text);
  }

  write(piece: string) {
    this.parser.write(piece);
  }

  end() {
    if (this.job) this.break('the file ends in the middle of this job');
  }

  isList(): boolean {
    return this.count > 0 || lists.has(this.root);
  }

  take(): Row[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private open(name: string) {
    this.root ||= name;
    if (name === 'job') {
      if (this.job) this.break('its <job> is not closed');
      this.count += 1;
      this.job = {};
      this.field = '';
    } else if (this.field) {
      this.value += `<${name}>`;
    } else if (this.job || name === 'publisher') {
      this.field = name;
      this.value = '';
    }
  }

  private close(name: string) {
    if (name === 'job' && this.job) {
      const fields = { source: this.publisher, ...this.job };
      this.rows.push({ number: this.count, fields, names: this.names });
      this.job = undefined;
      this.field = '';
    } else if (name === this.field) {
      const key = keyOf[name] ?? name;
      if (this.job) {
        this.job[key] = this.value.trim();
        this.names.set(key, name);
      } else this.publisher = this.value.trim();
      this.field = '';
    } else if (this.field) {
      this.value += `</${name}>`;
    }
  }

  private append(text: string) {
    if (this.field) this.value += text;
  }

  private break(problem: string) {
    this.rows.push({ number: this.count, problem });
    this.job = undefined;
    this.field = '';
  }
}
