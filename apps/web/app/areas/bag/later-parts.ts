import { partWhenIdle } from "../../shell/browser/later-part.tsx";

/** All in one file, because small files compress badly and each adds headers. */
const load = () => import("./bag-parts.ts");

/** Parts of the bag that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const BagSummary = partWhenIdle(async () => (await load()).BagSummary);
export const EmptyBag = partWhenIdle(async () => (await load()).EmptyBag);
export const JoinedNotice = partWhenIdle(async () => (await load()).JoinedNotice);
export const RefusalNotice = partWhenIdle(async () => (await load()).RefusalNotice);
export const LineDetails = partWhenIdle(async () => (await load()).LineDetails);
