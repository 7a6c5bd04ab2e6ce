import { importColumns } from '../../../../../contract/jobs/job-imports.ts';

const examples = [
  [
    'A-101',
    'Tailor',
    'Sews school uniforms. Overlock and straight stitch.',
    'Cuts by pattern|Sews on the overlock machine',
    'Two years at a machine',
    'PF and ESI|A bus from Rajwada',
    'Sanwer Road, Indore',
    'full time',
    'on-site',
    '2',
    '4',
    '₹18,000 - 22,000 a month',
    'Overlock|Cutting',
    '3',
    '',
    'day',
    'night_transport|posh_committee|step_free',
    'Kavita Rao',
    'kavita@mill.example',
    '',
  ],
  [
    'A-102',
    'Accounts Executive',
    'Keeps the books in Tally and prepares GST returns.',
    '',
    '',
    '',
    'Indore|Ujjain',
    'full time',
    'hybrid',
    '3',
    '',
    '3-4 LPA',
    'Tally|GST',
    '1',
    '',
    '',
    '',
    '',
    '',
    '',
  ],
];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A sample list of two jobs to overwrite; the mark at its start tells spreadsheets that it is UTF-8. */
export const templateFile = () => ({
  name: 'vritti-jobs.csv',
  blob: new Blob(
    [
      `\uFEFF${[importColumns, ...examples].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`,
    ],
    { type: 'text/csv;charset=utf-8' },
  ),
});
