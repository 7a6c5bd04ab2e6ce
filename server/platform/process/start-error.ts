/**
 * A reason why the server or a command cannot start, written for the person who started it. The
 * catcher prints only the message, without a stack, and exits with code 1.
 */
export class StartError extends Error {
  override name = 'StartError';
}
