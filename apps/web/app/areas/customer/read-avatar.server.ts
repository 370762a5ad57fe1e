/** Returns the picture from a form; null if none was chosen. The API checks its type and size. */
export async function readAvatar(form: FormData): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = form.get("file");
  return file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
}
