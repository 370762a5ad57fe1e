import { z } from "zod";
import * as field from "../../fields.ts";
import { emailAddress, personName, phone } from "../account.ts";

export const contact = z.strictObject({
  email: emailAddress,
  firstName: personName,
  lastName: personName,
  phone,
  company: field.line
    .max(80, "field_long")
    .optional()
    .meta({ examples: ["Ruiz Interiors"] }),
});

/** A person besides the buyer who may pick up an order; null for nobody. */
export const pickupPerson = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .nullable()
  .meta({ examples: ["Luis Ortega"] });

/** The number of a business's own purchase order; null for none. */
export const purchaseOrderNo = field.line
  .min(1, "field_required")
  .max(40, "field_long")
  .nullable()
  .meta({ examples: ["LR-2291"] });
/** The project that a business orders for; null for none. */
export const jobName = field.line
  .min(1, "field_required")
  .max(80, "field_long")
  .nullable()
  .meta({ examples: ["Arrowcreek clubhouse"] });

/** An order's pickup person and business references as stored; null if missing. */
export const storedOrderDetails = {
  pickupPerson: z
    .string()
    .nullable()
    .meta({ description: "Who may pick the order up besides the buyer.", examples: ["Luis Ortega"] }),
  purchaseOrderNo: z
    .string()
    .nullable()
    .meta({ description: "The business's own number for the order.", examples: ["LR-2291"] }),
};
