/** The subject that a link to the contact form passes in its query. */
export interface AskedAbout {
  slab: string;
  store: string;
}

const SLAB = /^[A-Za-z0-9][A-Za-z0-9-]{0,44}-\d{1,4}$/;
const STORE = /^[a-z0-9-]{1,40}$/;

export const askAboutPath = ({ slab, store }: AskedAbout): string => `contact/?${new URLSearchParams({ slab, store })}`;

/** Reads the query; ignores anything but codes, so that a link can't put text into a visitor's message. */
export function readAskedAbout(search: string): AskedAbout | null {
  const parameters = new URLSearchParams(search);
  const [slab, store] = [parameters.get("slab") ?? "", parameters.get("store") ?? ""];
  return SLAB.test(slab) ? { slab, store: STORE.test(store) ? store : "" } : null;
}
