import { type ImportColumn, importColumns } from '../../../../../contract/jobs/import-columns.ts';

const examples: readonly Partial<Record<ImportColumn, string>>[] = [
  {
    reference: 'A-101',
    title: 'Tailor',
    description: 'Sews school uniforms. Overlock and straight stitch.',
    responsibilities: 'Cuts by pattern|Sews on the overlock machine',
    requirements: 'Two years at a machine',
    benefits: 'PF and ESI|A bus from Rajwada',
    location: 'Sanwer Road, Indore',
    employment_type: 'full time',
    work_mode: 'on-site',
    min_experience: '2',
    max_experience: '4',
    salary: '₹18,000 - 22,000 a month',
    skills: 'Overlock|Cutting',
    openings: '3',
    shift: 'day',
    conditions: 'night_transport|posh_committee|step_free',
    access_contact: 'Kavita Rao',
    access_email: 'kavita@mill.example',
  },
  {
    reference: 'A-102',
    title: 'Accounts Executive',
    description: 'Keeps the books in Tally and prepares GST returns.',
    location: 'Indore|Ujjain',
    employment_type: 'full time',
    work_mode: 'hybrid',
    min_experience: '3',
    salary: '3-4 LPA',
    skills: 'Tally|GST',
    openings: '1',
  },
];
const rows = examples.map((example) => importColumns.map((column) => example[column] ?? ''));

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A sample list of two jobs to overwrite; the mark at its start tells spreadsheets that it is UTF-8. */
export const templateFile = () => ({
  name: 'vritti-jobs.csv',
  blob: new Blob(
    [`\uFEFF${[importColumns, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`],
    { type: 'text/csv;charset=utf-8' },
  ),
});
