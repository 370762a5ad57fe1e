/** Variables that say where programs are, and how npm reaches its registry from here. */
const PASSED = ["PATH", "NODE_COMPILE_CACHE", "NODE_EXTRA_CA_CERTS", "HTTPS_PROXY", "npm_config_registry"];

/** The environment for a command's process, without the shop settings of the current process. */
export const commandEnvironment: Record<string, string> = Object.fromEntries(
  PASSED.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
