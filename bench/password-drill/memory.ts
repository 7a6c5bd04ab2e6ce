// Reads how a server's memory use developed, from its own log.
import { readFileSync } from 'node:fs';
import { quantileOf } from '../figures/quantile.ts';

interface Sample {
  at: number;
  rss: number;
  heapUsed: number;
  /** In every tenth sample: the heap after a collection. */
  held: number;
}

interface Course {
  'first quarter, MB': string;
  'last quarter, MB': string;
  'slope, MB a minute': string;
  samples: number;
}

const MB = 1_048_576;

/** The samples between two times, one per second. */
function samplesOf(file: string, from: number, to: number): Sample[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [at = 0, rss = 0, heapUsed = 0, held = 0] = line.split(' ').map(Number);
      return { at, rss, heapUsed, held };
    })
    .filter(({ at }) => at >= from && at <= to);
}

const median = (values: readonly number[]): number => quantileOf(values, 0.5);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The growth per minute over all samples, by least squares. */
function slopeOf(minutes: readonly number[], values: readonly number[]): number {
  const [middle, level] = [mean(minutes), mean(values)];
  const sum = (of: (index: number) => number) =>
    minutes.reduce((total, _, index) => total + of(index), 0);
  const distance = (index: number) => (minutes[index] ?? 0) - middle;
  const rise = sum((index) => distance(index) * ((values[index] ?? 0) - level));
  return rise / sum((index) => distance(index) ** 2);
}

function courseOf(samples: readonly Sample[], name: 'rss' | 'heapUsed' | 'held'): Course {
  const quarter = Math.max(1, samples.length >> 2);
  const minutes = samples.map(({ at }) => at / 60_000);
  const values = samples.map((sample) => sample[name] / MB);
  return {
    'first quarter, MB': median(values.slice(0, quarter)).toFixed(1),
    'last quarter, MB': median(values.slice(-quarter)).toFixed(1),
    'slope, MB a minute': slopeOf(minutes, values).toFixed(2),
    samples: values.length,
  };
}

/** The course of memory use between two times; a flat one has a slope near zero. */
export function memoryCourse(file: string, from: number, to: number): Record<string, Course> {
  const samples = samplesOf(file, from, to);
  return {
    rss: courseOf(samples, 'rss'),
    'heap used': courseOf(samples, 'heapUsed'),
    'heap held': courseOf(
      samples.filter(({ held }) => held > 0),
      'held',
    ),
  };
}
