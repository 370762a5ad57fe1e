/** Returns the arguments that check a TypeScript project again, as far as its files have changed. @param project its folder */
export const typesOf = (project) => [
  "node_modules/typescript/bin/tsc",
  "-p",
  project,
  // Each further checker repeats much of the first one's work, and other checks run beside this one.
  "--checkers",
  "1",
  "--incremental",
  "--tsBuildInfoFile",
  `node_modules/.cache/azulejo/types/${project === "." ? "root" : project.replaceAll("/", "-")}.tsbuildinfo`,
];
