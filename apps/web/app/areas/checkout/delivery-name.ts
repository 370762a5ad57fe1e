import type { Delivery } from "@azulejo/contract/areas/checkout.ts";
import type { useText } from "../../i18n/text.ts";

type Service = NonNullable<Delivery["chosen"]>["service"];

/** Returns the name of a delivery shown beside its price. @param service null until chosen */
export function deliveryName(group: Delivery["group"], service: Service | null, t: ReturnType<typeof useText>): string {
  if (group === "samples") return t("delivery.samplesBy");
  return service === null ? t("checkout.delivery") : t(`service.${service}`);
}
