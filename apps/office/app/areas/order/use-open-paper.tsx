import { FailureNotice } from "../../call/failure-notice.tsx";
import { openFile } from "../../call/open-file.ts";
import { useCall } from "../../call/use-call.ts";

/** Opens an order's pick list or box labels, or says why there are none. */
export function useOpenPaper(orderNo: number) {
  const { send, failure } = useCall("orderPaper");
  const open = async (kind: "pickList" | "boxLabels") => {
    const paper = await send({ orderNo, kind });
    if (paper) openFile(paper);
  };
  return { open, failure: <FailureNotice failure={failure} /> };
}
