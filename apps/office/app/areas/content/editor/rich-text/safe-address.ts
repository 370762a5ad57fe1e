const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|[\w-]+(?:[/?#]|$))/i;

/** Returns whether an address is safe in a link. Addresses that run a script aren't. */
export const isSafeAddress = (address: string): boolean => SAFE.test(address.trim());
