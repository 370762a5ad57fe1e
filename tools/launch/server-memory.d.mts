/** Environment of a process that serves the shop, so that it gives memory back. */
export const serverMemory: Record<string, string>;
