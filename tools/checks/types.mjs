/** Returns the arguments for checking a TypeScript project incrementally. @param project its folder */
export const typesOf = (project) => [
  "node_modules/typescript/bin/tsc",
  "-p",
  project,
  // Each additional checker repeats much of the first one's work, and other checks run at the same time.
  "--checkers",
  "1",
  "--incremental",
  "--tsBuildInfoFile",
  `node_modules/.cache/azulejo/types/${project === "." ? "root" : project.replaceAll("/", "-")}.tsbuildinfo`,
];
