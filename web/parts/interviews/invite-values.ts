import type { Interview } from '../../../contract/interviews.ts';
import { fieldOfMoment, momentOfField } from '../../../contract/format/moment-field.ts';

/** The values of an invitation's form; times are in India's time, as the fields write them. */
export interface InviteValues {
  many: boolean;
  starts_at: string;
  slots: string[];
  minutes: string;
  video: boolean;
  place: string;
  link: string;
  bring: string;
  note: string;
  panel: number[];
}

const localOf = (moment: string): string => fieldOfMoment(Date.parse(moment));

export const bodyOf = (values: InviteValues) => ({
  starts_at: values.many ? null : momentOfField(values.starts_at),
  slots: values.many ? values.slots.flatMap((slot) => momentOfField(slot) ?? []) : [],
  minutes: Number(values.minutes),
  place: values.video ? '' : values.place,
  link: values.video ? values.link : '',
  bring: values.bring,
  note: values.note,
  panel: values.panel,
});

const nothing: InviteValues = {
  many: false,
  starts_at: '',
  slots: [''],
  minutes: '45',
  video: false,
  place: '',
  link: '',
  bring: '',
  note: '',
  panel: [],
};

/** An existing interview, to be changed. */
export const valuesOf = (interview: Interview): InviteValues => ({
  ...nothing,
  many: interview.state === 'proposed',
  starts_at: interview.starts_at ? localOf(interview.starts_at) : '',
  slots: interview.slots.length > 0 ? interview.slots.map(localOf) : [''],
  minutes: String(interview.minutes),
  video: interview.link !== null,
  place: interview.place ?? '',
  link: interview.link ?? '',
  bring: interview.bring,
  panel: interview.panel.map(({ id }) => id),
});

/** The values last sent for a job: other candidates for it are often offered the same times and place. */
const lastOf = new Map<number, InviteValues>();

export const rememberFor = (jobId: number, values: InviteValues): void => {
  lastOf.set(jobId, values);
};

/** What an invitation begins with; one after an `earlier` interview that did not take place differs in its time alone. */
export const startFor = (jobId: number, earlier?: Interview | null): InviteValues => {
  const last = lastOf.get(jobId);
  if (!last) return earlier ? { ...valuesOf(earlier), starts_at: '', slots: [''] } : nothing;
  const now = fieldOfMoment(Date.now());
  const slots = last.slots.filter((slot) => slot > now);
  return { ...last, slots: slots.length > 0 ? slots : [''] };
};
