/** The subject that a link to the contact form passes in its query. */
export interface ContactSubject {
  slab: string;
  store: string;
}

const SLAB = /^[A-Za-z0-9][A-Za-z0-9-]{0,44}-\d{1,4}$/;
const STORE = /^[a-z0-9-]{1,40}$/;

export const contactPath = ({ slab, store }: ContactSubject): string => `contact/?${new URLSearchParams({ slab, store })}`;

/** Reads the query; ignores anything but codes, so that a link can't put text into a visitor's message. */
export function readContactSubject(search: string): ContactSubject | null {
  const parameters = new URLSearchParams(search);
  const [slab, store] = [parameters.get("slab") ?? "", parameters.get("store") ?? ""];
  return SLAB.test(slab) ? { slab, store: STORE.test(store) ? store : "" } : null;
}
