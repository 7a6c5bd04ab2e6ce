/** A PDF of two pages, each with one line of text at the bottom. */
export function pdfSaying(text: string, encryption = ''): string {
  const content = `BT /F 20 Tf 1 0 0 1 60 60 Tm (${text}) Tj ET`;
  const ofPage =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 3 0 R>>>>>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[5 0 R 6 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ofPage,
    ofPage,
  ];
  const rows = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return `%PDF-1.4\n${rows.join('')}trailer<</Size 7/Root 1 0 R${encryption}>>\n%%EOF`;
}
