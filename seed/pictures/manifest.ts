import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export type Kind = "face" | "sheet" | "object" | "slab" | "scene" | "light" | "bundle";

export interface Entry {
  readonly file: string;
  readonly kind: Kind;
  readonly code: string;
  readonly product: string | null;
  /** The products that a scene shows. */
  readonly products?: readonly string[];
  /** Where a scene shows them, as fractions of the picture's width and height from the upper left. */
  readonly spots?: readonly { readonly product: string; readonly x: number; readonly y: number }[];
  /** The surface in a scene on which other tiles can be shown with the scene's light (`studio/scenes/covering-light.ts`). */
  readonly surface?: { readonly product: string; readonly plane: readonly number[]; readonly across: number; readonly down: number };
  readonly width: number;
  readonly height: number;
  readonly extentMm?: { readonly w: number; readonly h: number };
  readonly cellMm?: { readonly w: number; readonly h: number };
  readonly rowMm?: number;
  /** The size of the product that it shows; all sizes if missing. */
  readonly size?: string;
  readonly hash: string;
  /** The mean color, shown while the picture loads. */
  readonly color: string;
  /** A WebP of a few pixels in base64, shown until a cut or laid picture has been drawn. */
  readonly thumb?: string;
  readonly recipeHash: string;
}

export class Manifest {
  private readonly path: string;
  private readonly entries = new Map<string, Entry>();

  constructor(path: string) {
    this.path = path;
    if (!existsSync(path)) return;
    for (const entry of JSON.parse(readFileSync(path, "utf8")) as Entry[]) this.entries.set(entry.file, entry);
  }

  get(file: string): Entry | undefined {
    return this.entries.get(file);
  }

  put(entry: Entry): void {
    this.entries.set(entry.file, entry);
  }

  all(): Entry[] {
    return [...this.entries.values()];
  }

  files(): string[] {
    return [...this.entries.keys()];
  }

  drop(file: string): void {
    this.entries.delete(file);
  }

  save(): void {
    const sorted = [...this.entries.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
    writeFileSync(this.path, `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]\n`);
  }
}

export function shortHash(data: string | Buffer): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 10);
}
