/** How many milliseconds of the processor a call takes: unlike the time on the clock the same on a busy machine. */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
