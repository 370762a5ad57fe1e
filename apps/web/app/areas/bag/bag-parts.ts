export { BagSummary } from "./bag-summary.tsx";
export { EmptyBag } from "./empty-bag.tsx";
export { JoinedNotice } from "./joined-notice.tsx";
export { LineDetails } from "./line-details.tsx";
export { RefusalNotice } from "./refusal-notice.tsx";
