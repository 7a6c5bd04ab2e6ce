const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** Whether the host of this address is this machine, where nothing has to be encrypted. */
export const isThisMachine = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
