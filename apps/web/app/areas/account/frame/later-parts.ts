import { partWhenIdle } from "../../../shell/browser/later-part.tsx";

const load = () => import("./frame-parts.ts");

/** Parts of an account page's frame that work as plain HTML at first, so that a first visit doesn't wait for their code. */
export const AccountCrumbs = partWhenIdle(async () => (await load()).AccountCrumbs);
export const AccountMenuList = partWhenIdle(async () => (await load()).AccountMenuList);
export const AccountNotices = partWhenIdle(async () => (await load()).AccountNotices);
