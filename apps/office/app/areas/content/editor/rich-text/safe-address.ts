const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w-]+(?:[/?#]|$))/i;

/** Returns whether a link may lead there. Addresses that run a script are not safe. */
export const isSafeAddress = (address: string): boolean => SAFE.test(address.trim());
