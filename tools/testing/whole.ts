/** Whether a test that takes a sample in `npm test` takes everything, as `npm run nightly` does. */
export const isWhole = process.env.WHOLE === "1";

/** Returns everything at night, and otherwise what stands first. @param most how much a sample has */
export const sampleOf = <T>(all: readonly T[], most: number): readonly T[] => (isWhole ? all : all.slice(0, most));
