import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

const load = () => import("./quick-order-parts.ts");

/** Parts of the quick order page that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const KeepPad = partWhenIdle(async () => (await load()).KeepPad);
export const PadForm = partWhenIdle(async () => (await load()).PadForm);
export const PadLines = partWhenIdle(async () => (await load()).PadLines);
export const PadStarts = partWhenIdle(async () => (await load()).PadStarts);
