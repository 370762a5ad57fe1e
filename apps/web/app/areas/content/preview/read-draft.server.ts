import type { Story } from "@azulejo/content-client";
import type { Visit } from "../../../routing/visit.ts";

const MAX_CHARACTERS = 1_000_000;

/** Reads the editor's unsaved story, only in a signed preview and only for the story that the page shows. @throws 404 outside a preview */
export async function readDraft(visit: Visit, stored: Story): Promise<Story> {
  if (!visit.preview) return visit.nothingHere();
  const form = await visit.request.formData();
  const written = String(form.get("story") ?? "");
  if (written.length > MAX_CHARACTERS) return stored;
  const typed = parsed(written);
  return typed && typed.id === stored.id && typeof typed.content?.component === "string" ? { ...stored, content: typed.content } : stored;
}

function parsed(written: string): Pick<Story, "id" | "content"> | null {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
