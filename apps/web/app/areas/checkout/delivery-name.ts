import type { Delivery } from "@azulejo/contract/areas/checkout.ts";
import type { useText } from "../../i18n/text.ts";

type Service = NonNullable<Delivery["chosen"]>["service"];

/**
 * Returns the name of a delivery shown beside its price.
 * @param service null until chosen
 * @param special the name that an extension gives its own service
 */
export function deliveryName(group: Delivery["group"], service: Service | null, t: ReturnType<typeof useText>, special?: string): string {
  if (group === "samples") return t("delivery.samplesBy");
  return service === null ? t("checkout.delivery") : (special ?? t(`service.${service}`));
}
