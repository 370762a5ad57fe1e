import { z } from "zod";
import * as field from "./fields.ts";

/** A promotion used by an order. @param cents schema of amounts; nullable where prices can be hidden */
export const orderPromotion = <Cents extends z.ZodType>(cents: Cents) =>
  z.object({
    code: field.text("WELCOME10"),
    name: field.text("10% off your first order"),
    discountCents: cents.describe("What it took off the lines, in cents."),
    deliveryDiscountCents: cents.describe("What it took off the deliveries, in cents."),
  });
