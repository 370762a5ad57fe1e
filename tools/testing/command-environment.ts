const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The environment for a command's process, without the shop settings of the current process. */
export const commandEnvironment = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
