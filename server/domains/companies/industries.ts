/**
 * What the Tech tab takes for technology: whole words and parts of words of the free text that a
 * company writes as its industry, as one PostgreSQL regular expression (case-insensitive).
 */
export const techIndustries = [
  String.raw`\m(it|ites|ai|ml|saas|paas|iot|web|apps?|data|cloud|tech|games?|gaming|telecom|semiconductors?)\M`,
  'software|technolog|internet|comput|information tech|e-?commerce|cyber|robot|electronic|telecommunication',
  'fintech|edtech|healthtech|agritech|artificial intelligence|machine learning|blockchain',
  'सॉफ़्टवेयर|सॉफ्टवेयर|आईटी|आई\\.टी|तकनीक|टेक्नोलॉजी|टेक|कंप्यूटर|कम्प्यूटर|इंटरनेट',
].join('|');
