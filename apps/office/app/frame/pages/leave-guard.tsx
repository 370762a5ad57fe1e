import { useBlocker } from "react-router";
import { LeaveDialog } from "../leave-dialog.tsx";

/** Asks before a page with unsaved changes is left. @param text describes what would be lost */
export function LeaveGuard({ isUnsaved, text }: { isUnsaved: boolean; text: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
  if (blocker.state !== "blocked") return null;
  return <LeaveDialog text={text} onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}
