import type { Layout } from "../layout.ts";
import { interlocked } from "./arabesque.ts";

export function lantern(): Layout {
  return interlocked(4, 4, -0.075);
}
