import type { Fact } from "../../frame/ledger/facts-line.tsx";
import type { useText } from "../../i18n/text.ts";

/** Returns an account's ids in other systems, as one fact for each system. */
export const externalFacts = (ids: readonly { source: string; id: string }[], t: ReturnType<typeof useText>): Fact[] =>
  ids.map(({ source, id }) => [t("customer.idIn", { source }), id]);
