import { readFileSync } from "node:fs";
import { PeerBody, type PeerData } from "../../peer/page.tsx";
import { select } from "../../peer/select.ts";
import { Card, Facets } from "./used-parts.tsx";

type Asked = Record<string, string | string[] | undefined>;

// Like the shop's, it is rendered for each request.
export const dynamic = "force-dynamic";

let data: PeerData | null = null;
const read = (): PeerData => (data ??= JSON.parse(readFileSync(process.env.PEER_DATA ?? "", "utf8")) as PeerData);

/** The peer's list as a page of Next.js. */
export default async function ListPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  );
  return <PeerBody {...select(read(), asked)} parts={{ Card, Facets }} />;
}
