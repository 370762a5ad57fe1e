import { PageFault } from "./page-fault.tsx";

/** Shown in place of the whole office if not even the frame's data could be read. */
export function FrameFault() {
  return (
    <main id="page" className="alone">
      <PageFault />
    </main>
  );
}
