// @bundle tags
import { lazy, Suspense } from "react";
import type { ShellData } from "./shell-data.ts";
import { TagWatch } from "./tag-watch.tsx";

const OutdatedNotice = lazy(async () => ({ default: (await import("./outdated-notice.tsx")).OutdatedNotice }));

// Asked once, because the notice takes the entries.
const isFilledIn = !import.meta.env.SSR && hasTyped();

/** Parts of every page that can wait until it is idle. */
export const LateParts = ({ root }: { root: ShellData }) => (
  <>
    <TagWatch root={root} />
    {isFilledIn && (
      <Suspense>
        <OutdatedNotice />
      </Suspense>
    )}
  </>
);

/** Whether entries of an older page are stored. */
function hasTyped(): boolean {
  try {
    return sessionStorage.getItem("azulejo:typed") !== null;
  } catch {
    return false;
  }
}
