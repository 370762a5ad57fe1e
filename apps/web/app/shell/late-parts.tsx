// @bundle tags
import { lazy, Suspense, useEffect, useState } from "react";
import type { ShellData } from "./shell-data.ts";
import { TagWatch } from "./tag-watch.tsx";

const OutdatedNotice = lazy(async () => ({ default: (await import("./outdated-notice.tsx")).OutdatedNotice }));

/** Parts of every page that can wait until it is idle. */
export function LateParts({ root }: { root: ShellData }) {
  const [isFilledIn, setFilledIn] = useState(false);
  // After hydration, because the server's page has no notice.
  useEffect(() => setFilledIn(hasTyped()), []);
  return (
    <>
      <TagWatch root={root} />
      {isFilledIn && (
        <Suspense>
          <OutdatedNotice />
        </Suspense>
      )}
    </>
  );
}

/** Whether entries of an older page are stored. */
function hasTyped(): boolean {
  try {
    return sessionStorage.getItem("azulejo:typed") !== null;
  } catch {
    return false;
  }
}
