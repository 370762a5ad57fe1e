// @bundle compare
import { sessionChoice } from "../session-choice.ts";

/** The maximum number of products that fit side by side on a wide screen. */
export const MOST = 4;

export const { choose, useChoice: useCompareChoice } = sessionChoice("compare", MOST);
