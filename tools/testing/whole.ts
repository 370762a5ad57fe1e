/** Whether a test that takes a sample in `npm test` takes everything, as `npm run nightly` does. */
export const isWhole = process.env.WHOLE === "1";
