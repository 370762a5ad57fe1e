export { KeepPad } from "../../bag/quick-order/keep-pad.tsx";
export { PadLines } from "../../bag/quick-order/pad-lines.tsx";
export { PadForm } from "./pad-form.tsx";
export { PadStarts } from "./pad-starts.tsx";
