const BULLET = /^[\s\t]*(?:[•●▪■◦‣➢➤✓✔❖►▶→∙·◆○□§\uF0B7\uF0A7*]|[-–—](?=\s)|o(?=\s))[\s\t]*/;

export function withoutBullet(raw: string): { text: string; isBullet: boolean } {
  const text = raw.replace(BULLET, '');
  return {
    text: text.replaceAll(/\s*\t[\s\t]*/g, '\t').trim(),
    isBullet: text.length !== raw.length && BULLET.test(raw),
  };
}
