// The page of the texts that go to phones, generated from contract/notifications/phone-notices.ts.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The expected text of docs/phone-texts.md. */
export async function phoneTextsPage() {
  const { noticeKinds, noticeText } = await read('contract/notifications/phone-notices.ts');
  const { PORTAL } = await read('contract/portal-settings/portal-name.ts');
  const rows = noticeKinds.map((kind) => {
    const [en, hi] = ['en', 'hi'].map((language) =>
      noticeText(kind, language, 'PUBLIC_URL').replace(PORTAL, 'Vritti'),
    );
    return `| \`${kind}\` | ${en} | ${hi} |`;
  });
  return `# Texts that go to phones

Written by \`npm run generate\` from \`contract/notifications/phone-notices.ts\`: change the texts there, not here.

Operators register each of them, with their own \`PUBLIC_URL\` and the name of their portal, before [SMS and WhatsApp](running.md) can carry it.

| kind | in English | in Hindi |
|---|---|---|
${rows.join('\n')}
`;
}

const read = (file) => import(pathToFileURL(resolve(file)).href);
