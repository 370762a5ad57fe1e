import { sessionChoice } from "../session-choice.ts";

/** The maximum number of samples in the tray: as many as fit side by side. */
export const MAX_SAMPLES = 6;

/** The element id of the sample tray. */
export const TRAY = "samples";

/** The variants whose samples a visitor put in the tray, by the item numbers of the variants. */
export const { choose: laySample, useChoice: useSampleChoice } = sessionChoice("samples", MAX_SAMPLES);
