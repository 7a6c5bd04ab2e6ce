/** Looks again and again, one look at a time; one that failed does not end that, the next makes up for it. */
export function lookRegularly(look: () => Promise<void>, everyMs: number): NodeJS.Timeout {
  let isLooking = false;
  const lookOnce = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch {
      // The next look is due in a moment.
    } finally {
      isLooking = false;
    }
  };
  return setInterval(() => void lookOnce(), everyMs).unref();
}
