import type { StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { seeds } from "@azulejo/seed/load-storefront.ts";
import sharp from "sharp";
import type { Answer, TestShop } from "./open-test-shop.ts";

/** Creates a picture of a single color. */
export const somePicture = (width: number, height: number, background = "#a06040"): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Sends a picture file to a staff call that stores pictures. */
export async function sendFile<Value = StoredPicture>(
  shop: TestShop,
  call: string,
  headers: Record<string, string>,
  bytes: Uint8Array,
  name = "picture.jpg",
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer<Value>> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  form.set("name", name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const { "content-type": _, ...sent } = { "x-storefront-id": "1", "x-public-key": seeds.demo.publicKey, ...headers } as Record<
    string,
    string
  >;
  const response = await shop.api.fetch(new Request(`http://shop.test/api/office/${call}`, { method: "POST", headers: sent, body: form }));
  return { status: response.status, body: (await response.json()) as Answer<Value>["body"] };
}

/** Stores a picture as staff. @throws if it is refused */
export async function sendPicture(...parameters: Parameters<typeof sendFile>): Promise<StoredPicture> {
  const { body } = await sendFile(...parameters);
  if (!body.success) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.value;
}
