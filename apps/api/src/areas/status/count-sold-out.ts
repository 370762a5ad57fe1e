import type { Services } from "../../context.ts";
import { storeSoldOut } from "./sold-out.repository.ts";

/** Counts sold-out items for metrics and the status page, which read only the result. */
export const countSoldOut = ({ database, now }: Pick<Services, "database" | "now">): Promise<void> => storeSoldOut(database.patient, now());
