import { PageFault } from "./page-fault.tsx";

/** Takes the place of the whole office, when not even the frame could be read. */
export function FrameFault() {
  return (
    <main id="page" className="alone">
      <PageFault />
    </main>
  );
}
