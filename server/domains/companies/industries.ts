/**
 * The industries of the Tech tab: words and parts of words in the industry that a company enters as
 * free text, as one case-insensitive PostgreSQL regular expression.
 */
export const techIndustries = [
  String.raw`\m(it|ites|ai|ml|saas|paas|iot|web|apps?|data|cloud|tech|games?|gaming|telecom|semiconductors?)\M`,
  'software|technolog|internet|comput|information tech|e-?commerce|cyber|robot|electronic|telecommunication',
  'fintech|edtech|healthtech|agritech|artificial intelligence|machine learning|blockchain',
  'सॉफ़्टवेयर|सॉफ्टवेयर|आईटी|आई\\.टी|तकनीक|टेक्नोलॉजी|टेक|कंप्यूटर|कम्प्यूटर|इंटरनेट',
].join('|');
