/** Asks whoever is signed in who they are; whether they proved it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Says how it is asked on this page, until the returned function is called. */
export function reauthenticateBy(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
}

/**
 * Whether the visitor has proved again who they are; no, where nobody can be asked. Calls that are
 * refused while the question is open share its answer.
 */
export function reauthenticate(): Promise<boolean> {
  asking ??= answerOf(ask).finally(() => (asking = undefined));
  return asking;
}

const answerOf = async (how: Ask | undefined): Promise<boolean> => {
  try {
    return (await how?.()) ?? false;
  } catch {
    // The question could not be loaded.
    return false;
  }
};
