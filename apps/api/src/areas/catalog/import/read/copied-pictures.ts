import type { PictureDraft, Problem, ProductDraft } from "../complete/product-draft.ts";

/** A picture in the shop's own store, or why it could not be copied. */
export type CopiedPicture = { address: string; width: number; height: number; color: string | null } | { reason: string };

/** Copies pictures of other hosts into the shop's own store, each once. @returns the copies by foreign address */
export type CopyPictures = (addresses: string[]) => Promise<Map<string, CopiedPicture>>;

const isForeign = ({ address }: PictureDraft): boolean => /^https?:/i.test(address);

/** Replaces foreign pictures of drafts by their copies. A picture that can't be copied is left out and returned as a problem. */
export async function copyPicturesOf(drafts: ProductDraft[], copy: CopyPictures, column: string): Promise<Problem[]> {
  const foreign = drafts.flatMap((draft) => (draft.pictures ?? []).filter(isForeign).map(({ address }) => address));
  if (foreign.length === 0) return [];
  const copies = await copy([...new Set(foreign)]);
  const problems: Problem[] = [];
  for (const draft of drafts) {
    if (!draft.pictures) continue;
    const pictures = draft.pictures.flatMap((picture): PictureDraft[] => {
      const found = copies.get(picture.address);
      if (!found) return [picture];
      if ("reason" in found) {
        problems.push({ line: draft.line, column, reason: `the picture ${found.reason}`, value: picture.address });
        return [];
      }
      const { address, width, height, color } = found;
      return [{ ...picture, address, width, height, ...(color !== null && { color }) }];
    });
    // Two addresses may lead to the same bytes.
    draft.pictures = [...new Map(pictures.map((picture) => [picture.address, picture])).values()];
  }
  return problems;
}
