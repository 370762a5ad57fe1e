const { PATH, NODE_COMPILE_CACHE } = process.env;

/** The environment of a command's process, without the settings of this one's shop. */
export const commandEnvironment = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
