import type { TaxExemption } from "@azulejo/contract/tax-exemption.ts";
import { todayOf } from "../../../domain/day.ts";
import type { StoredExemption } from "./exemption.repository.ts";

/** Returns a certificate in wire format. @param today in the shop's time zone */
export function toExemption({ submittedAt, ...exemption }: StoredExemption, today: string, timezone: string): TaxExemption {
  const { state, expiresOn } = exemption;
  return {
    ...exemption,
    submittedOn: todayOf(submittedAt, timezone),
    applies: state === "approved" && (expiresOn === null || expiresOn >= today),
  };
}
