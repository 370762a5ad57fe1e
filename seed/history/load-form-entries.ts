import type { Query } from "@azulejo/database";
import { STOREFRONT_ID } from "../load-storefront.ts";

const HOUR_MS = 3_600_000;

const entries = [
  {
    form: "contact",
    language: "es",
    page: "contact/",
    hoursAgo: 3,
    fields: {
      name: "Rosa Elena Quintero",
      email: "rosa.quintero@demo.test",
      phone: "702 555 0148",
      topic: "product",
      message: "Necesito 340 pies cuadrados de travertino para una terraza. ¿Pueden apartar un solo lote hasta el viernes?",
    },
  },
  {
    form: "contact",
    language: "en",
    page: "contact/",
    hoursAgo: 26,
    fields: {
      name: "Dale Whitcomb",
      email: "dale.whitcomb@demo.test",
      topic: "order",
      message: "Two boxes of my last order came from another shade. Who do I send the photos to?",
    },
  },
] as const;

/** Adds messages from visitors that haven't been answered. */
export async function loadFormEntries(query: Query, today: Date): Promise<void> {
  await query
    .insertInto("formEntry")
    .values(
      entries.map(({ fields, hoursAgo, ...entry }, at) => ({
        ...entry,
        storefrontId: STOREFRONT_ID,
        reference: `DEMO-${String(at + 1).padStart(4, "0")}`,
        subject: null,
        captchaKey: `demo-entry-${at + 1}`,
        fields: JSON.stringify(fields),
        createdAt: new Date(today.getTime() - hoursAgo * HOUR_MS),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
