import type { Layout } from "../layout.ts";
import { interlocked } from "./arabesque.ts";

export function diamond(): Layout {
  return interlocked(6, 4, 0);
}
