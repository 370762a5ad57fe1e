/** Whether tests that try only a sample in `npm test` try everything, as in `npm run nightly`. */
export const isWhole = process.env.WHOLE === "1";

/** Returns everything in a nightly run, and otherwise the first entries. @param most the number of entries of a sample */
export const sampleOf = <T>(all: readonly T[], most: number): readonly T[] => (isWhole ? all : all.slice(0, most));
