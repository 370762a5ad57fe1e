/** Placeholder until the page is written. */
export default function Page() {
  return null;
}
