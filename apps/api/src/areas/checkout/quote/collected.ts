import {
  contact,
  deliveryChargeKinds,
  deliveryServices,
  jobName,
  pickupPerson,
  purchaseOrderNo,
} from "@azulejo/contract/areas/checkout.ts";
import { address } from "@azulejo/contract/fields.ts";
import { z } from "zod";
import type { StoredBag } from "../../bag/index.ts";

/** The buyer's input in the steps of checkout. Stored with the bag, so that closing the browser loses nothing. */
export const collected = z.object({
  contact: contact.optional(),
  deliveryAddress: address.optional(),
  billingAddress: address.optional(),
  billingSameAsDelivery: z.boolean().optional(),
  deliveryService: z.enum(deliveryServices).optional(),
  deliveryCharges: z.array(z.enum(deliveryChargeKinds)).optional(),
  wantsAccount: z.boolean().optional(),
  pickupPerson: pickupPerson.optional(),
  purchaseOrderNo: purchaseOrderNo.optional(),
  jobName: jobName.optional(),
});

/** Returns the stored input of checkout; empty if an earlier release stored it in another form. */
export const collectedOf = ({ checkout }: Pick<StoredBag, "checkout">): Collected => collected.catch({}).parse(checkout);

export type Collected = z.infer<typeof collected>;
