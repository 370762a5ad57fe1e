import { sessionChoice } from "../session-choice.ts";

/** The most samples of an order: as many as are shown side by side. */
export const MOST_SAMPLES = 6;

/** The tray's id on the page. */
export const TRAY = "samples";

/** The variants whose samples a visitor lays beside each other, by their own item numbers. */
export const { choose: laySample, useChoice: useSampleChoice } = sessionChoice("samples", MOST_SAMPLES);
