/** Asks the signed-in person to prove who they are; resolves to whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets how this page asks, until the returned function is called. */
export function reauthenticateBy(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
}

/**
 * Asks the visitor to prove again who they are; resolves to whether they did, and to false on pages
 * that cannot ask. Calls that are refused while the question is open share its answer.
 */
export function reauthenticate(): Promise<boolean> {
  asking ??= answerOf(ask).finally(() => (asking = undefined));
  return asking;
}

const answerOf = async (how: Ask | undefined): Promise<boolean> => {
  try {
    return (await how?.()) ?? false;
  } catch {
    // Asking failed, because its code could not be loaded.
    return false;
  }
};
