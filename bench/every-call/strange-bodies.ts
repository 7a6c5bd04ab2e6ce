// Bodies that are wrong as a whole, made of one that is right.

/** The bytes of a body and what they are said to be. */
export interface Body {
  content: string | Buffer;
  headers: Record<string, string>;
}

export const json = { 'content-type': 'application/json' };
const gzipBytes = Buffer.from(
  '1f8b0800000000000003ab562a4a2c57b252f0520200b2b4a3f20a000000',
  'hex',
);

export const strangeBodies: ((right: string) => Body)[] = [
  () => ({ content: '', headers: json }),
  () => ({ content: 'null', headers: json }),
  () => ({ content: '[]', headers: json }),
  () => ({ content: '"x"', headers: json }),
  () => ({ content: '{"a":', headers: json }),
  () => ({ content: '['.repeat(100_000), headers: json }),
  (right) => ({ content: `\uFEFF${right}`, headers: json }),
  (right) => ({ content: right, headers: {} }),
  (right) => ({ content: right, headers: { 'content-type': 'text/plain' } }),
  (right) => ({ content: right, headers: { 'content-type': '' } }),
  (right) => ({ content: right, headers: { 'content-type': 'application/json, text/html' } }),
  (right) => ({ content: right, headers: { 'content-type': 'application/JSON;charset=x;charset=y' } }),
  (right) => ({ content: right, headers: { 'content-type': 'application/merge-patch+json' } }),
  (right) => ({ content: Buffer.from(right, 'utf16le'), headers: { 'content-type': 'application/json; charset=utf-16' } }),
  (right) => ({ content: Buffer.from(right, 'latin1'), headers: { 'content-type': 'application/json; charset=latin1' } }),
  () => ({ content: gzipBytes, headers: { ...json, 'content-encoding': 'gzip' } }),
  (right) => ({ content: right, headers: { ...json, 'content-encoding': 'br, gzip' } }),
  () => ({ content: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), headers: json }),
  () => ({ content: 'a=1&a=2&__proto__=x&%ff=%00', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  () => ({ content: '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
  () => ({ content: '--b\r\ncontent-disposition: form-data; name="upload[]"; filename="\0../x.pdf"\r\n\r\n%PDF-1.4\r\n--b--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=b' } }),
  () => ({ content: 'x', headers: { 'content-type': 'multipart/form-data' } }),
  () => ({ content: 'x', headers: { 'content-type': `multipart/form-data; boundary=${'b'.repeat(2_000)}` } }),
  (right) => ({ content: right.replace(/^\{/, '{"__proto__":{"role":"admin"},'), headers: json }),
  (right) => ({ content: right.replace(/^\{("[^"]*":)/, '{$1null,$1'), headers: json }),
  (right) => ({ content: right + ' '.repeat(200_000), headers: json }),
]; // prettier-ignore
