import sax from 'sax';

/**
 * Elements that may be open at once. Each end tag is looked for among them, so with many that are never closed a
 * small file would take hours.
 */
const OPEN_MAX = 100;

interface Reading {
  opened: (name: string) => void;
  closed: (name: string) => void;
  text: (text: string) => void;
}

/** Reads XML and HTML that need not be well formed. Of too many open elements the outermost are forgotten. */
export function lenientParser({ opened, closed, text }: Reading) {
  const parser = sax.parser(false, { lowercase: true });
  const { tags } = parser as unknown as { tags: unknown[] };
  return Object.assign(parser, {
    onopentag: ({ name }: { name: string }) => {
      if (tags.length > OPEN_MAX) tags.shift();
      opened(name);
    },
    onclosetag: closed,
    ontext: text,
    // Real files are rarely well formed; whatever can be read is read.
    onerror: () => parser.resume(),
  });
}
