/** The picture of a form; null when none was chosen. The API decides what is a picture, and how large one may be. */
export async function readAvatar(form: FormData): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = form.get("file");
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
}
