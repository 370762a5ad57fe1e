import { rooms } from "@azulejo/contract/areas/gallery/gallery-filters.ts";
import { parts, sceneCode, sceneSurface } from "@azulejo/contract/areas/gallery.ts";
import { z } from "zod";

const share = z.number().min(0).max(1);
const text = z.strictObject({ title: z.string().trim().min(1).max(120), alt: z.string().trim().min(1).max(400) });

/** One scene of a gallery file. The gallery has the order of the file. */
const sceneRecord = z.strictObject({
  code: sceneCode,
  room: z.enum(rooms),
  picture: z.strictObject({
    address: z
      .string()
      .max(2000)
      .regex(/^(https?:\/\/|\/)[^\s"<>]+$/, "must be an address such as https://… or /assets/…"),
    width: z.int().min(200).max(20_000),
    height: z.int().min(200).max(20_000),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .optional(),
  }),
  surface: sceneSurface.optional(),
  texts: z.strictObject({ en: text, es: text }),
  products: z
    .array(z.strictObject({ product: z.string().min(1).max(80), part: z.enum(parts), x: share, y: share }))
    .max(12)
    .refine((list) => new Set(list.map((one) => one.product)).size === list.length, "names a product twice"),
});
export type SceneRecord = z.infer<typeof sceneRecord>;

const file = z
  .array(sceneRecord)
  .max(5000)
  .refine((list) => new Set(list.map((one) => one.code)).size === list.length, "has a code twice");

/** Reads a gallery file. @throws an error that lists every invalid field */
export function readSceneFile(json: unknown): SceneRecord[] {
  const parsed = file.safeParse(json);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 20).map(({ path, message }) => `  ${placeOf(json, path)}: ${message}`);
  throw new Error(`The gallery file is not right:\n${faults.join("\n")}`);
}

/** Names an invalid field by its scene's code, which is easier to find than an index. */
function placeOf(json: unknown, path: PropertyKey[]): string {
  const [index, ...rest] = path;
  const code = Array.isArray(json) && typeof index === "number" ? (json[index] as { code?: unknown } | null)?.code : undefined;
  return [typeof code === "string" ? code : String(index ?? "the file"), ...rest.map(String)].join(".");
}
